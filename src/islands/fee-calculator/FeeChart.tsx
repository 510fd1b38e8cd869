import { showRupees } from './display.ts';
import type { Row } from './outcome.ts';
import { words } from './words.ts';

const HEIGHT = 240;

/** A column a year, closing NAV below and fees on top; the table holds the same as text. Heights are px, widths shares. */
export function FeeChart({ rows, capital }: { rows: readonly Row[]; capital: number }) {
  const top = Math.max(capital, ...rows.map(({ nav, totalFees }) => nav + totalFees));
  const bottom = Math.min(0, ...rows.map(({ nav }) => nav));
  const y = (value: number) => Math.round((HEIGHT * (top - value)) / (top - bottom || 1));
  const share = (years: number) => `${Math.round((1e4 * years) / rows.length) / 100}%`;
  const bar = (name: string, year: number, from: number, to: number) => (
    <rect
      className={`fee-${name}`}
      x={share(year - 0.85)}
      width={share(0.7)}
      y={y(Math.max(from, to))}
      height={Math.abs(y(from) - y(to))}
    />
  );
  return (
    <figure className="fee-chart screen-only">
      <svg height={HEIGHT + 32} aria-hidden="true">
        {rows.map(({ year, nav, totalFees }) => (
          <g key={year}>
            {bar('nav', year, 0, nav)}
            {bar('fees', year, Math.max(0, nav), Math.max(0, nav + totalFees))}
            {(year - 1) % Math.ceil(rows.length / 10) === 0 && (
              <text x={share(year - 0.5)} y={HEIGHT + 24} textAnchor="middle">
                {year}
              </text>
            )}
          </g>
        ))}
        <line x2="100%" y1={y(0)} y2={y(0)} />
        <line className="fee-start" x2="100%" y1={y(capital)} y2={y(capital)} />
      </svg>
      <figcaption>
        <span className="fee-nav">{words.nav}</span> <span className="fee-fees">{words.fees}</span>
        <p>
          {words.chart} {showRupees(capital)}.
        </p>
      </figcaption>
    </figure>
  );
}
