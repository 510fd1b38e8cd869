import type { SectionWords } from '../../lib/pages/section-words.ts';
import { routes } from '../../lib/routes.ts';

export interface HomeLegacyProps {
  /** Where the firm comes from: a heading, and a sentence or two beside it. */
  section: SectionWords;
}

/** Where the firm comes from, in a sentence or two, with a link to the page about it. */
export function HomeLegacy({ section: { heading, text } }: HomeLegacyProps) {
  return (
    <section className="shell section grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
      <h2>{heading}</h2>
      <div className="max-w-2xl">
        {text && <p className="text-lead">{text}</p>}
        <p className="mt-5">
          <a href={routes.about}>Read more about us</a>
        </p>
      </div>
    </section>
  );
}
