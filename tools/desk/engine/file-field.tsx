import type { BasicFormField } from '@keystatic/core';
import { useId, useState } from 'react';
import { post } from '../../../src/desk/ui/ask.ts';
import { isPdfFolder, type PdfFolder, pdfFolders } from '../../../src/lib/documents/pdf-folders.ts';

/** The kinds of file field: a picture beside the entry, or a PDF of the site. */
type FileKind = 'picture' | 'pdf';

/** Uploads a file; an answer without a path means that it was not stored. @param folder for a PDF */
function sendFile(kind: FileKind, file: File, folder: PdfFolder) {
  const [, collection = ''] = /\/collection\/([^/]+)/.exec(location.pathname) ?? [];
  return post<{ path?: string }>(kind, { collection, folder, name: file.name }, file);
}

interface Words {
  label: string;
  description?: string;
}

/** Props of the input, from Keystatic. */
interface InputProps extends Words {
  kind: FileKind;
  value: string;
  onChange: (value: string) => void;
}

const accepted = { picture: 'image/*', pdf: 'application/pdf' } as const;
const chosen = { picture: 'Choose a picture', pdf: 'Choose a PDF' } as const;

/** The folder of the PDF that a field names, which a new PDF is added to by default. */
const folderOf = (value: string): PdfFolder => {
  const [folder = ''] = value.split('/');
  return isPdfFolder(folder) ? folder : 'files';
};

function FileInput({ kind, label, description, value, onChange }: InputProps) {
  const id = useId();
  const [status, setStatus] = useState('');
  const [folder, setFolder] = useState(folderOf(value));
  const choose = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (file === undefined) return;
    setStatus(`Sending ${file.name}…`);
    const answer = await sendFile(kind, file, folder);
    setStatus(answer.words ?? '');
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
      {kind === 'pdf' && (
        <label>
          Folder for a new PDF
          <select
            value={folder}
            onChange={(event) => {
              setFolder(event.currentTarget.value as PdfFolder);
            }}
          >
            {Object.entries(pdfFolders).map(([name, use]) => (
              <option key={name} value={name}>
                {use} ({name}/)
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {chosen[kind]}
        <input type="file" accept={accepted[kind]} onChange={(event) => void choose(event.currentTarget.files)} />
      </label>
      <p role="status">{status}</p>
    </div>
  );
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A field for a file's path as written in the content (`./anna.jpg`, `files/charter.pdf`), with an upload control. */
export const fileField = (kind: FileKind, words: Words): BasicFormField<string> => ({
  kind: 'form',
  label: words.label,
  defaultValue: () => '',
  parse: text,
  serialize: (value) => ({ value: value === '' ? undefined : value }),
  validate: (value) => value,
  reader: { parse: text },
  Input: (props) => <FileInput {...words} {...props} kind={kind} />,
});
