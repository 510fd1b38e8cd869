import { type FactFields, facts } from '../../lib/facts.ts';
import { routes } from '../../lib/routes.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import { DocumentLink, type DocumentLinkProps } from '../DocumentLink/DocumentLink.tsx';
import { Marks } from '../Marks/Marks.tsx';
import styles from './FactsAside.module.css';

type Document = DocumentLinkProps['document'];

export interface FactsAsideProps {
  /** What is said of the strategy or fund; whatever it does not have, has no row. */
  approach: FactFields & { name: string; specimenFields: readonly string[] };
  /** The firm's smallest first investment in whole rupees, for an approach that names none of its own. */
  minimumInvestmentInr: number;
  /** The PDFs of this approach, the newest version of each. */
  documents: {
    factsheet?: Document | undefined;
    portfolios: readonly Document[];
    /** Further papers, as plain links. */
    papers: readonly Document[];
  };
}

/** The figures of a strategy or fund as a table of facts, with what to do next. */
export function FactsAside({ approach, minimumInvestmentInr, documents }: FactsAsideProps) {
  const { factsheet, portfolios, papers } = documents;
  return (
    <aside className={styles.facts} aria-label={`${approach.name}: facts`}>
      <dl>
        {facts({ minimumTicketInr: minimumInvestmentInr, ...approach }).map(({ name, label, value, field }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {value}
              <Marks isSpecimen={isSpecimen(approach.specimenFields, field)} />
            </dd>
          </div>
        ))}
      </dl>
      {approach.holdings?.note !== undefined && <p>{`Holdings: ${approach.holdings.note}`}</p>}
      <div className="screen-only">
        {factsheet && <DocumentLink document={factsheet} label="Download factsheet" look="main" />}
        {portfolios.map((document) => (
          <DocumentLink key={document.file} document={document} />
        ))}
        {papers.map((document) => (
          <DocumentLink key={document.file} document={document} look="plain" />
        ))}
        <p>
          <a href={routes.feeCalculator}>Work out the fees</a>
        </p>
      </div>
    </aside>
  );
}
