import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatBand, termsOf } from '../../lib/approach-people.ts';
import { formatDate } from '../../lib/format.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import { FactList } from '../FactList/FactList.tsx';
import styles from './ApproachPeople.module.css';

interface Person {
  name: string;
  /** Role in the firm; left out for somebody who has left. */
  title?: string | undefined;
  /** Address of their page, for members of the team. */
  href?: string | undefined;
}

export interface ApproachPeopleProps {
  /** Who has managed it, the oldest first; the last does so today. Days are at midnight UTC. */
  managers: readonly (Person & { from: Date })[];
  /** Manages it while the manager cannot; left out where nobody is named. */
  standIn?: Person | undefined;
  /** What the firm's principals together have in it: a band in rupees, and its day. */
  principalsInvestment?: { minInr: number; maxInr?: number | undefined; asOf: Date } | undefined;
  /** The text on own dealing and conflicts of interest. */
  policy?: { title: string; href: string } | undefined;
  /** Names of the fields whose values are invented. */
  specimenFields: readonly string[];
}

const linked = ({ name, href }: Person) => (href === undefined ? name : <a href={href}>{name}</a>);

const withTitle = (person: Person) => (
  <>
    {linked(person)}
    {person.title !== undefined && `, ${person.title}`}
  </>
);

/** Who manages a strategy or fund, who stands in, who managed it before, and what the firm's people have at stake. */
export function ApproachPeople(props: ApproachPeopleProps) {
  const { managers, standIn, principalsInvestment, policy, specimenFields } = props;
  const terms = termsOf(managers).reverse();
  const fact = (label: string, field: string, value: ReactNode) => ({
    label,
    value,
    isSpecimen: isSpecimen(specimenFields, field),
  });
  const [today, ...before] = terms;
  const facts = [
    today && fact(`Manager since ${formatDate(today.from)}`, 'managers', withTitle(today)),
    ...before.map((person) =>
      fact(`${formatDate(person.from)} to ${formatDate(person.to ?? person.from)}`, 'managers', linked(person)),
    ),
    standIn && fact('Stands in', 'standIn', withTitle(standIn)),
    principalsInvestment &&
      fact(
        `Our principals’ own money on ${formatDate(principalsInvestment.asOf)}`,
        'principalsInvestment',
        formatBand(principalsInvestment),
      ),
    policy && fact('How we deal for ourselves', 'dealingPolicy', <a href={policy.href}>{policy.title}</a>),
  ].filter((shown) => shown !== undefined);
  if (facts.length === 0) return null;
  return (
    <section className="prose" aria-labelledby="people">
      <h2 id="people">Who manages it</h2>
      <FactList className={clsx('rows text-small', styles.people)} facts={facts} />
    </section>
  );
}
