import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { toCsv } from '../../lib/csv.ts';
import type { Mode } from '../../lib/fees/modes.ts';
import { type ResultProps, tableOf } from './results.tsx';
import styles from './FeeActions.module.css';

export interface FeeActionsProps extends ResultProps {
  /** For the name of the file. */
  mode: Mode;
}

/** What a visitor can do with a result: hand on its link, take its table along, print it. */
export function FeeActions({ result, mode }: FeeActionsProps) {
  const [status, setStatus] = useState('');

  const copy = async () => {
    // What is said a second time is read out only if it was gone in between.
    setStatus('');
    try {
      // The inputs are in the address: use-link-in-address.ts.
      await navigator.clipboard.writeText(location.href);
      setStatus('The link is copied.');
    } catch {
      // Refused at once, as in a page that did not come over HTTPS: both would fall into one frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      setStatus('The browser does not let this page copy. The address of the page is the link.');
    }
  };

  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([toCsv(tableOf(result))], { type: 'text/csv' }));
    link.download = `fees-${mode}.csv`;
    // Not revoked, as it goes with the page: Safari on iOS has lost what was revoked right behind the click
    // (https://bugs.webkit.org/show_bug.cgi?id=211234).
    link.click();
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
      <p role="status">{status}</p>
    </div>
  );
}
