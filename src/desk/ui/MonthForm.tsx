import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { NewTabLink } from '../../components/NewTabLink/NewTabLink.tsx';
import type { DeskFinding } from '../findings/desk-findings.ts';
import styles from './Form.module.css';
import { post } from './ask.ts';
import { StopWarning } from './StopWarning.tsx';
import { views } from './use-route.ts';
import { textOf, useSubmit } from './use-submit.ts';

/** What became of the figures. */
interface Outcome {
  heading: string;
  /** The command’s own words. */
  words: string;
  isAdded: boolean;
}

/** The words with a link to each PDF that they name by its path in the project. */
const withLinks = (words: string) =>
  words.split(/(public\/\S+\.pdf)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // By its place, because the words may name a PDF twice.
      <NewTabLink key={index} href={part.slice('public'.length)}>
        {part}
      </NewTabLink>
    ),
  );

/** Adds a month’s figures to the records, as `npm run month` does. */
export function MonthForm({ findings }: { findings: readonly DeskFinding[] }) {
  const [outcome, setOutcome] = useState<Outcome | 'working'>();
  const submit = useSubmit(async (form) => {
    const isShown = form.get('act') === 'show';
    setOutcome('working');
    const answer = await post<{ done?: boolean; output?: string }>(
      'month',
      { month: textOf(form, 'month'), reason: textOf(form, 'reason'), dry: isShown ? '1' : '0' },
      form.get('figures') as File,
    );
    const isDone = answer.done === true;
    setOutcome({
      heading: !isDone ? 'Nothing was added' : isShown ? 'What would change' : 'The figures are in the content',
      words: answer.words ?? answer.output ?? '',
      isAdded: isDone && !isShown,
    });
  });
  return (
    <>
      <h1>A new month of performance</h1>
      <p>
        The file has a line for each strategy and fund: <code>approach,net,benchmark,aum</code>. First look at what
        would change; the factsheets and the report of the month are made with it.
      </p>
      <StopWarning findings={findings} consequence="No month can be added like that:" />
      <form className={styles.form} onSubmit={submit}>
        <label>
          Month
          <small>The year, a hyphen and the month, such as 2025-10.</small>
          <input
            name="month"
            required
            pattern="\d{4}-\d{2}"
            title="The year, a hyphen and the month, such as 2025-10"
            autoComplete="off"
          />
        </label>
        <label>
          File of figures (CSV)
          <input name="figures" type="file" accept=".csv,text/csv" required />
        </label>
        <label>
          Reason for a correction
          <small>Only if published figures change: one sentence, shown on the page with them.</small>
          <input name="reason" autoComplete="off" />
        </label>
        <p>
          <Button type="submit" name="act" value="show" variant="quiet">
            Show what would change
          </Button>
          <Button type="submit" name="act" value="take">
            Use the figures
          </Button>
        </p>
      </form>
      <div role="status">
        {outcome === 'working' && <p>Working…</p>}
        {typeof outcome === 'object' && (
          <>
            <h2>{outcome.heading}</h2>
            <pre className={styles.outcome}>{withLinks(outcome.words)}</pre>
          </>
        )}
      </div>
      {typeof outcome === 'object' && outcome.isAdded && (
        <p>
          Read the new factsheets and the report, then <a href={views.handOver}>hand the month over</a>.
        </p>
      )}
    </>
  );
}
