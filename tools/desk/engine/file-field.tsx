import type { BasicFormField } from '@keystatic/core';
import { useId, useState } from 'react';
import { type FileKind, sendFile } from './send-file.ts';

interface Words {
  label: string;
  description?: string;
}

/** What Keystatic hands a field to draw itself with. */
interface InputProps extends Words {
  kind: FileKind;
  value: string;
  onChange: (value: string) => void;
}

const accepted = { picture: 'image/*', pdf: 'application/pdf' } as const;
const chosen = { picture: 'Choose a picture', pdf: 'Choose a PDF' } as const;

function FileInput({ kind, label, description, value, onChange }: InputProps) {
  const id = useId();
  const [said, say] = useState('');
  const choose = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (file === undefined) return;
    say(`Sending ${file.name}…`);
    const answer = await sendFile(kind, file);
    say(answer.words);
    if (answer.path !== undefined) onChange(answer.path);
  };
  return (
    <div className="desk-file">
      <label htmlFor={id}>{label}</label>
      {description !== undefined && <small>{description}</small>}
      <input
        id={id}
        type="text"
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
      <label>
        {chosen[kind]}
        <input type="file" accept={accepted[kind]} onChange={(event) => void choose(event.currentTarget.files)} />
      </label>
      <p role="status">{said}</p>
    </div>
  );
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The path of a file, as the content has it, with a way to bring the file along: `./anna.jpg`, `files/charter.pdf`. */
export const fileField = (kind: FileKind, words: Words): BasicFormField<string> => ({
  kind: 'form',
  label: words.label,
  defaultValue: () => '',
  parse: text,
  serialize: (value) => ({ value: value === '' ? undefined : value }),
  validate: (value) => value,
  reader: { parse: text },
  Input: (props) => (
    <FileInput
      {...words}
      kind={kind}
      value={props.value}
      onChange={(value) => {
        props.onChange(value);
      }}
    />
  ),
});
