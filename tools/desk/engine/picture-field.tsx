import type { BasicFormField } from '@keystatic/core';
import { useState } from 'react';
import { sendPicture } from './send-picture.ts';

interface Words {
  label: string;
  description?: string;
}

/** What Keystatic hands a field to draw itself with. */
interface InputProps extends Words {
  value: string;
  onChange: (value: string) => void;
}

function PictureInput({ label, description, value, onChange }: InputProps) {
  const [said, say] = useState('');
  const choose = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (file === undefined) return;
    say(`Sending ${file.name}…`);
    const answer = await sendPicture(file);
    say(answer.words);
    if (answer.path !== undefined) onChange(answer.path);
  };
  return (
    <div className="desk-picture">
      <label>
        {label}
        {description !== undefined && <small>{description}</small>}
        <input type="file" accept="image/*" onChange={(event) => void choose(event.currentTarget.files)} />
      </label>
      <p role="status">{said || (value === '' ? 'No picture yet.' : `The picture is ${value}.`)}</p>
      {value !== '' && (
        <button
          type="button"
          onClick={() => {
            onChange('');
          }}
        >
          Go without a picture
        </button>
      )}
    </div>
  );
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A picture that lies beside its entry; the field holds its name, `./anna.jpg`. */
export const pictureField = (words: Words): BasicFormField<string> => ({
  kind: 'form',
  label: words.label,
  defaultValue: () => '',
  parse: text,
  serialize: (value) => ({ value: value === '' ? undefined : value }),
  validate: (value) => value,
  reader: { parse: text },
  Input: (props) => (
    <PictureInput
      {...words}
      value={props.value}
      onChange={(value) => {
        props.onChange(value);
      }}
    />
  ),
});
