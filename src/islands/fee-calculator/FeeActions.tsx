import { useState } from 'react';
import { toCsv } from './csv.ts';
import type { Row } from './outcome.ts';
import { type Line, words } from './words.ts';

/** What a visitor can do with a result. The lines are the columns of the file. */
export function FeeActions({ rows, lines }: { rows: readonly Row[]; lines: readonly Line[] }) {
  const [said, say] = useState('');

  const copy = async () => {
    try {
      // Calculate has put the inputs into the address.
      await navigator.clipboard.writeText(location.href);
      say(words.copied);
    } catch {
      say(words.notCopied);
    }
  };

  const download = () => {
    const table = [
      [words.year, ...lines.map(([, name]) => name)],
      ...rows.map((row) => [row.year, ...lines.map(([key]) => row[key] ?? 0)]),
    ];
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([toCsv(table)], { type: 'text/csv' }));
    link.download = words.file;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  const actions = {
    copy,
    download,
    print: () => {
      window.print();
    },
  };
  return (
    <div className="fee-actions screen-only">
      {words.actions.map(([key, name]) => (
        <button key={key} type="button" className="button button-quiet" onClick={() => void actions[key]()}>
          {name}
        </button>
      ))}
      <p role="status">{said}</p>
    </div>
  );
}
