import { pageParts } from '../../lib/pages/page-parts.ts';
import { Day } from '../Day/Day.tsx';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';
import { Table } from '../Table/Table.tsx';

export interface SourcesProps {
  /** The source of each fact of law, and the day on which it was last checked, if ever. */
  sources: readonly { fact: string; source: string; link?: string | undefined; checked?: Date | undefined }[];
}

const { slug, text: heading } = pageParts.sources;

/** The sources of the legal facts on a page, shown at its end. */
export function Sources({ sources }: SourcesProps) {
  return (
    <section aria-labelledby={slug}>
      <h2 id={slug} className="text-h3">
        {heading}
      </h2>
      <Table
        className="mt-4"
        caption="What the law requires, as we read it; this is not legal advice"
        columns={['Fact', 'Source', 'Checked on']}
        rows={sources.map(({ fact, source, link, checked }) => ({
          id: fact,
          cells: [
            link === undefined ? source : <NewTabLink href={link}>{source}</NewTabLink>,
            checked === undefined ? 'Not yet' : <Day date={checked} className="whitespace-nowrap" />,
          ],
        }))}
      />
    </section>
  );
}
