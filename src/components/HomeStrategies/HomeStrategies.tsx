import type { SectionWords } from '../../lib/pages/section-words.ts';
import { routes } from '../../lib/routes.ts';
import { ApproachRows, type ApproachRowsProps } from '../ApproachRows/ApproachRows.tsx';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';

export interface HomeStrategiesProps {
  /** The heading, and a sentence or two below it. */
  section: SectionWords;
  /** The strategies, in the order in which they are shown. */
  strategies: ApproachRowsProps['entries'];
}

/** The strategies on the home page, with a link to the page about all of them. */
export function HomeStrategies({ section, strategies }: HomeStrategiesProps) {
  return (
    <section className="shell section" aria-labelledby="strategy">
      <SectionHeading id="strategy" section={section} isMuted />
      <ApproachRows entries={strategies} />
      <p className="mt-8">
        <a href={routes.strategies}>Read more about our strategies</a>
      </p>
    </section>
  );
}
