import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { DeskEntry } from '../desk-data.ts';
import styles from './Form.module.css';
import { post } from './ask.ts';
import { views } from './use-route.ts';
import { textOf, useSubmit } from './use-submit.ts';

interface ReplaceDocumentProps {
  /** The current documents. */
  documents: readonly Pick<DeskEntry, 'id' | 'title' | 'version'>[];
}

/** Puts a new version of a document beside the old one. */
export function ReplaceDocument({ documents }: ReplaceDocumentProps) {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<{ words: string; id?: string }>({ words: '' });
  const submit = useSubmit(async (values) => {
    const [id, when] = [textOf(values, 'id'), textOf(values, 'when')];
    setStatus({ words: 'Sending…' });
    const answer = await post<{ id?: string }>('document', { id, when }, values.get('pdf') as File);
    setStatus({ words: answer.words ?? '', ...(answer.id !== undefined && { id: answer.id }) });
    // Empty after each addition: the document that was chosen is no longer in the list, so another would be.
    if (answer.id !== undefined) form.current?.reset();
  });
  return (
    <>
      <h1>Replace a document</h1>
      <p>
        The new PDF is added next to the old one, which stays under “Earlier versions”. Links to the old one then lead
        to the new one.
      </p>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <label>
          Document
          <select name="id" required defaultValue="">
            <option value="" disabled>
              Choose…
            </option>
            {documents.map(({ id, title, version }) => (
              <option key={id} value={id}>
                {title} ({version})
              </option>
            ))}
          </select>
        </label>
        <label>
          The new PDF
          <input name="pdf" type="file" accept="application/pdf" required />
        </label>
        <label>
          Its date, or the months that it reports on
          <small>For example 2025-09-30 for a date, 2025-09 for a month, or 2025-04 to 2025-06.</small>
          <input
            name="when"
            required
            pattern="\d{4}-\d{2}(-\d{2})?( to \d{4}-\d{2})?"
            title="2025-09-30, 2025-09, or 2025-04 to 2025-06"
            autoComplete="off"
          />
        </label>
        <Button type="submit">Add the new version</Button>
      </form>
      <p role="status">{status.words}</p>
      {status.id !== undefined && (
        <p>
          <a href={views.entry('documents', status.id)}>Look at its entry</a>, then{' '}
          <a href={views.handOver}>hand it over</a>.
        </p>
      )}
    </>
  );
}
