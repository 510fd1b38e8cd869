import { formatDate } from '../../lib/format.ts';
import { OutsideLink } from '../OutsideLink/OutsideLink.tsx';

export interface SourcesProps {
  /** Where each fact of law comes from, and the day on which somebody last looked it up. */
  sources: readonly { fact: string; source: string; link?: string | undefined; checked: Date }[];
}

/** Where the facts of law on a page come from, at its end. */
export function Sources({ sources }: SourcesProps) {
  return (
    <section aria-labelledby="sources-in-law">
      <h2 id="sources-in-law" className="text-h3">
        Sources in law
      </h2>
      <table className="mt-4">
        <caption>What the law asks for as we read it; it is no legal advice</caption>
        <thead>
          <tr>
            <th scope="col">Fact</th>
            <th scope="col">Source</th>
            <th scope="col">Checked on</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ fact, source, link, checked }) => (
            <tr key={fact}>
              <th scope="row">{fact}</th>
              <td data-label="Source">
                {link === undefined ? source : <OutsideLink href={link}>{source}</OutsideLink>}
              </td>
              <td data-label="Checked on" className="whitespace-nowrap">
                {formatDate(checked)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
