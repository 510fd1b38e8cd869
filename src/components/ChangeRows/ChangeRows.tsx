import type { Change, ChangeKind } from '../../lib/documents/change-log.ts';
import { counted } from '../../lib/format.ts';
import { Day } from '../Day/Day.tsx';
import { Marks } from '../Marks/Marks.tsx';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';

export interface ChangeRowsProps {
  /** The log, the newest year first. */
  years: readonly { year: number; changes: readonly Change[] }[];
}

const kinds: Record<ChangeKind, string> = {
  document: 'Document',
  benchmark: 'Strategy or benchmark',
  fees: 'Fees',
  people: 'People',
  record: 'Correction of the record',
  site: 'This site',
};

function DayOf({ words, date }: { words: string; date: Date }) {
  return (
    <span className="block">
      {`${words} `}
      <Day date={date} className="whitespace-nowrap" />
    </span>
  );
}

/** The heading, which leads to the page or the document with the change, if there is one. */
function Heading({ heading, href }: Pick<Change, 'heading' | 'href'>) {
  if (href === undefined) return heading;
  return href.endsWith('.pdf') ? (
    <NewTabLink href={href}>{`${heading} (PDF)`}</NewTabLink>
  ) : (
    <a href={href}>{heading}</a>
  );
}

function Year({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="rows mt-4">
      {changes.map(({ id, kind, heading, text, changed, published, href, isSpecimen, draftNote }) => (
        <li key={id} id={id} className="gap-8 py-6 md:grid md:grid-cols-[16rem_1fr]">
          <p className="text-small text-muted">
            {`${kinds[kind]} `}
            <DayOf words="In force from" date={changed} /> <DayOf words="Published on" date={published} />
          </p>
          <div className="mt-2 md:mt-0">
            <h4>
              <Heading heading={heading} href={href} />
              <Marks isSpecimen={isSpecimen} draftNote={draftNote} />
            </h4>
            <p className="mt-2 max-w-measure">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Number of years shown expanded. */
const OPEN_YEARS = 2;

/** The log of changes by year, with earlier years collapsed; each change has its own address. */
export function ChangeRows({ years }: ChangeRowsProps) {
  if (years.length === 0) return <p className="mt-6 text-muted">Nothing has changed yet.</p>;
  return years.map(({ year, changes }, index) => {
    const name = <h3 id={`year-${year}`}>{year}</h3>;
    return (
      <section key={year} className="mt-10" aria-labelledby={`year-${year}`}>
        {index < OPEN_YEARS ? (
          <>
            {name}
            <Year changes={changes} />
          </>
        ) : (
          <details>
            <summary className="*:inline">
              {name} <span className="text-small text-muted">{counted(changes.length, 'change')}</span>
            </summary>
            <Year changes={changes} />
          </details>
        )}
      </section>
    );
  });
}
