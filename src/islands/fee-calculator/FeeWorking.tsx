import { showRupees } from './display.ts';
import type { Row } from './outcome.ts';
import { type Line, words } from './words.ts';

/** Every line of every year's working, a year at a time. */
export function FeeWorking({ rows, lines }: { rows: readonly Row[]; lines: readonly Line[] }) {
  return (
    <section className="fee-working">
      <h3>{words.working}</h3>
      {rows.map((row) => (
        <details key={row.year} open={row.year === 1}>
          <summary>
            {words.year} {row.year}
          </summary>
          <dl>
            {lines.map(([key, name, how]) => (
              <div key={key}>
                <dt>
                  {name} <small>{how}</small>
                </dt>
                <dd>{showRupees(row[key] ?? 0)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}
