import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { toCsv } from '../../lib/csv.ts';
import { modes } from '../../lib/fees/modes.ts';
import type { Outcome } from '../../lib/fees/outcome.ts';
import styles from './FeeActions.module.css';

export interface FeeActionsProps {
  outcome: Outcome;
}

/** What a visitor can do with a result: hand on its link, take its table along, print it. */
export function FeeActions({ outcome: { inputs, rows } }: FeeActionsProps) {
  const [said, say] = useState('');

  const copy = async () => {
    try {
      // Calculate has put the inputs into the address.
      await navigator.clipboard.writeText(location.href);
      say('The link is copied. It opens this result.');
    } catch {
      say('The browser does not let this page copy. The address of the page is the link.');
    }
  };

  const download = () => {
    const { working, columns } = modes[inputs.mode];
    const lines = working ?? columns;
    const table = [
      ['Year', ...lines.map(([, name]) => name)],
      ...rows.map((row) => [row.year, ...lines.map(([key]) => row[key] ?? 0)]),
    ];
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([toCsv(table)], { type: 'text/csv' }));
    link.download = 'fees-by-year.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <div className={clsx('screen-only', styles.actions)}>
      <Button look="quiet" onClick={() => void copy()}>
        Copy link
      </Button>
      <Button look="quiet" onClick={download}>
        Download CSV
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          print();
        }}
      >
        Print
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
