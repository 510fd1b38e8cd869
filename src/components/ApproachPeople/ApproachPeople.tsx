import clsx from 'clsx/lite';
import { type People, peopleFacts } from '../../lib/approaches/approach-people.ts';
import { pageParts } from '../../lib/pages/page-parts.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import { FactList } from '../FactList/FactList.tsx';
import styles from './ApproachPeople.module.css';

export interface ApproachPeopleProps extends People {
  /** Names of the fields whose values are invented. */
  specimenFields: readonly string[];
}

const { slug, text: heading } = pageParts.people;

/** Managers of a strategy or fund, past and present, the stand-in, and what the firm’s people have at stake. */
export function ApproachPeople({ specimenFields, ...people }: ApproachPeopleProps) {
  const facts = peopleFacts(people).map(({ label, field, words, href, title }) => ({
    label,
    value: (
      <>
        {href === undefined ? words : <a href={href}>{words}</a>}
        {title !== undefined && `, ${title}`}
      </>
    ),
    isSpecimen: isSpecimen(specimenFields, field),
  }));
  if (facts.length === 0) return null;
  return (
    <section className="prose" aria-labelledby={slug}>
      <h2 id={slug}>{heading}</h2>
      <FactList layout="beside" className={clsx('text-small', styles.people)} facts={facts} />
    </section>
  );
}
