import type { Conformance } from '../../lib/firm/conformance.ts';
import type { Officer } from '../../lib/firm/officers.ts';
import { counted } from '../../lib/format.ts';
import type { SectionWords } from '../../lib/pages/section-words.ts';
import { Day } from '../Day/Day.tsx';
import { MailLink } from '../MailLink/MailLink.tsx';
import { Marks } from '../Marks/Marks.tsx';
import { PageSection } from '../PageSection/PageSection.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import { Table } from '../Table/Table.tsx';

interface Audit {
  by: string;
  date: Date;
  /** Findings in the order of the standard; one without a day is still open. */
  findings: readonly { criterion: string; what: string; fixed?: Date | undefined }[];
}

export interface AccessibilityReportProps {
  /** The statement; its days are at midnight UTC. */
  report: {
    /** Standard and level. */
    standard: string;
    conformance: Conformance;
    /** Working days within which a message is answered. */
    answerDays: number;
    tests: readonly { what: string; date: Date }[];
    /** What does not work; some limits have a day by which they are to be fixed. */
    limits: readonly { what: string; instead: string; since: Date; fixBy?: Date | undefined }[];
    /** The last audit; undefined before the first. */
    audit?: Audit | undefined;
    /** Whether the statement is invented. */
    specimen: boolean;
  };
  /** Heading and introduction of each part. */
  sections: Readonly<Record<'standard' | 'contact' | 'limits' | 'tests' | 'audit', SectionWords>>;
  /** Whom to contact. */
  officer: Officer;
  /** Whether the officer’s name is an invented example. */
  isOfficerSpecimen: boolean;
}

/** How far the site conforms, in a sentence. */
const conformanceWords = {
  full: 'The site conforms to it: we know of no criterion that it fails.',
  partial: 'The site conforms to it in part: what it fails is listed below.',
  none: 'The site does not conform to it yet: what it fails is listed below.',
} as const satisfies Record<Conformance, string>;

const openIn = ({ findings }: Audit) => findings.filter(({ fixed }) => fixed === undefined).length;

/** “3 findings, 1 of them open.”, “1 finding, fixed.” */
function findingsIn(audit: Audit): string {
  const { findings } = audit;
  const open = openIn(audit);
  if (findings.length === 0) return 'Nothing was found.';
  if (findings.length === 1) return open === 0 ? '1 finding, fixed.' : '1 finding, still open.';
  return `${counted(findings.length, 'finding')}, ${open === 0 ? 'none' : String(open)} of them open.`;
}

/** A day in a narrow column. */
const dayCell = (date: Date) => <Day date={date} className="whitespace-nowrap" />;

/** The accessibility statement, by the W3C’s model: standard, contact, known limits, tests, the last audit. */
export function AccessibilityReport({ report, sections, officer, isOfficerSpecimen }: AccessibilityReportProps) {
  const { standard, conformance, tests, limits, audit, answerDays, specimen } = report;
  return (
    <>
      <PageSection id="standard" section={sections.standard} hasSpaceAbove>
        <p className="max-w-measure">
          <strong>Standard: {standard}.</strong> {conformanceWords[conformance]}
          <Marks isSpecimen={specimen} />
        </p>
      </PageSection>
      <PageSection id="contact" section={sections.contact}>
        <p>
          <strong>{officer.name}</strong>
          <Marks isSpecimen={isOfficerSpecimen} />
          <br />
          <MailLink mailbox={officer.email} />
          <br />
          <PhoneLink number={officer.phone} />
        </p>
        <p className="mt-4">{`We answer within ${counted(answerDays, 'working day')}.`}</p>
      </PageSection>
      <PageSection id="limits" section={sections.limits}>
        {limits.length === 0 ? (
          <p>
            {audit && openIn(audit) > 0
              ? 'What the last audit, below, found and is still open.'
              : 'We know of nothing that does not work.'}
          </p>
        ) : (
          <Table
            labelledBy="limits"
            columns={['What', 'What to do instead', 'Known since', 'To be fixed by']}
            rows={limits.map(({ what, instead, since, fixBy }) => ({
              id: what,
              cells: [instead, dayCell(since), fixBy === undefined ? 'No date yet' : dayCell(fixBy)],
            }))}
          />
        )}
      </PageSection>
      <PageSection id="tests" section={sections.tests}>
        <Table
          labelledBy="tests"
          columns={['Test', 'Last done']}
          rows={tests.map(({ what, date }) => ({ id: what, cells: [dayCell(date)] }))}
        />
      </PageSection>
      {audit && (
        <PageSection id="audit" section={sections.audit}>
          <p className="max-w-measure">
            {`${audit.by}, `}
            <Day date={audit.date} />
            {`. ${findingsIn(audit)}`}
          </p>
          {audit.findings.length > 0 && (
            <Table
              className="mt-4"
              labelledBy="audit"
              columns={['Criterion', 'Finding', 'Fixed']}
              rows={audit.findings.map(({ criterion, what, fixed }) => ({
                id: `${criterion} ${what}`,
                heading: criterion,
                cells: [what, fixed === undefined ? 'Open' : dayCell(fixed)],
              }))}
            />
          )}
        </PageSection>
      )}
    </>
  );
}
