import type { ComparisonRow } from '../../lib/approaches/comparison.ts';
import { entryRoute } from '../../lib/routes.ts';
import { Dash } from '../Dash/Dash.tsx';
import { type MarkedEntry, Marks } from '../Marks/Marks.tsx';
import { Choice } from './Choice.tsx';
import styles from './Comparison.module.css';

export interface ComparisonProps {
  /** Strategies and funds, in the order of the site: an order by return would be a ranking. */
  approaches: readonly (MarkedEntry & { id: string; name: string })[];
  /** Rows with a cell for every approach, in the order of the approaches. */
  rows: readonly ComparisonRow[];
}

/** With two approaches there is nothing to choose between. */
const MIN_APPROACHES = 3;

/** The style sheet has rules for this many columns. */
const MAX_APPROACHES = 12;

/** If several approaches all say the same, a phone shows it once, with this label in place of a name. */
const sameLabelOf = (cells: ComparisonRow['cells']) =>
  cells.length > 1 && new Set(cells.map((cell) => JSON.stringify(cell))).size === 1 ? 'All approaches' : undefined;

/**
 * Strategies and funds side by side. Once boxes are checked, the style sheet shows only those. With fewer than three or
 * more than twelve there are no checkboxes and all are shown.
 */
export function Comparison({ approaches, rows }: ComparisonProps) {
  return (
    <div className={styles.comparison}>
      {approaches.length >= MIN_APPROACHES && approaches.length <= MAX_APPROACHES && <Choice approaches={approaches} />}
      <section className={styles.scroll} aria-label="Comparison">
        <table>
          <caption>What each approach says about itself on its own page, in the order of our pages</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Fact</span>
              </th>
              {approaches.map(({ id, name, specimen, draftNote }) => (
                <th key={id} scope="col">
                  <a href={entryRoute(id)}>{name}</a>
                  <Marks isSpecimen={specimen} draftNote={draftNote} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, label, isSpecimen: isInvented, cells }) => {
              const sameLabel = sameLabelOf(cells);
              return (
                <tr key={name}>
                  <th scope="row">
                    {label}
                    <Marks isSpecimen={isInvented} />
                  </th>
                  {approaches.map(({ id, name: column }, index) => {
                    const { lines = [], isSpecimen = false } = cells[index] ?? {};
                    return (
                      <td key={id} data-label={column} data-same-label={sameLabel} data-approach={id}>
                        <div>
                          {lines.length === 0 && <Dash label="not stated" />}
                          {lines.map((line, place) => (
                            <p key={line}>
                              {line}
                              <Marks isSpecimen={isSpecimen && place === lines.length - 1} />
                            </p>
                          ))}
                        </div>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}
