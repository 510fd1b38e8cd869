import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import styles from './Form.module.css';
import { post } from './ask.ts';
import { views } from './use-route.ts';
import { textOf, useSubmit } from './use-submit.ts';

/** Adds a month’s figures to the records, as `npm run month` does. */
export function MonthForm() {
  const [status, setStatus] = useState('');
  const [isDone, setIsDone] = useState(false);
  const submit = useSubmit(async (form) => {
    const dry = form.get('act') === 'show' ? '1' : '0';
    setStatus('Working…');
    const answer = await post<{ done?: boolean; output?: string }>(
      'month',
      { month: textOf(form, 'month'), reason: textOf(form, 'reason'), dry },
      form.get('figures') as File,
    );
    setStatus(answer.words ?? answer.output ?? '');
    setIsDone(answer.done === true && dry === '0');
  });
  return (
    <>
      <h1>A new month of performance</h1>
      <p>
        The file has a line for each strategy and fund: <code>approach,net,benchmark,aum</code>. First look at what
        would change; the factsheets and the report of the month are made with it.
      </p>
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
      <pre role="status">{status}</pre>
      {isDone && (
        <p>
          Read the new factsheets and the report, then <a href={views.handOver}>hand the month over</a>.
        </p>
      )}
    </>
  );
}
