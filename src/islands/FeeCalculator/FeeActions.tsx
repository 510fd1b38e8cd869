import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { toCsv } from '../../lib/csv.ts';
import type { Inputs } from '../../lib/fees/inputs.ts';
import { resultTable } from '../../lib/fees/result-table.ts';
import type { ResultProps } from './ResultParts.tsx';

interface FeeActionsProps extends ResultProps {
  /** What it was calculated from. */
  inputs: Inputs;
}

/** What a visitor can do with a result: copy its link, download its table, print it. */
export function FeeActions({ result, inputs }: FeeActionsProps) {
  const [status, setStatus] = useState('');

  const copy = async () => {
    // Cleared first, because screen readers announce the same text again only if it was gone in between.
    setStatus('');
    try {
      // The inputs are in the URL: use-link-in-address.ts.
      await navigator.clipboard.writeText(location.href);
      setStatus('Link copied.');
    } catch {
      // Where copying is refused at once, as without HTTPS, both texts would be set within one frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      setStatus('Copying was not allowed. Copy the page’s address instead.');
    }
  };

  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([toCsv(resultTable(result, inputs, location.href))], { type: 'text/csv' }),
    );
    link.download = 'fees-by-year.csv';
    // Not revoked, because it is freed with the page: Safari on iOS lost downloads whose URL was revoked right after
    // the click (https://bugs.webkit.org/show_bug.cgi?id=211234).
    link.click();
  };

  return (
    <div className="screen-only flex flex-wrap items-center gap-3">
      <Button variant="quiet" onClick={() => void copy()}>
        Copy link
      </Button>
      <Button variant="quiet" onClick={download}>
        Download CSV
      </Button>
      <Button
        variant="quiet"
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
