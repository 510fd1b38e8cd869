import { addDays } from '../days.ts';
import { capitalised, formatDate } from '../format.ts';
import { formatRupeeRange, formatRupees } from '../rupees.ts';

/** A current or former manager of a strategy or fund: the id of a team member, or the name of someone who has left. */
export interface Manager {
  member?: string | undefined;
  name?: string | undefined;
  /** First day, at midnight UTC. */
  from: Date;
}

/** The fields of a strategy or fund that say who manages it, with the earliest manager first. */
interface Managed {
  id: string;
  data: { name: string; managers?: readonly Manager[] | undefined; standIn?: string | undefined };
}

/** Its managers in turn, each with their last day; undefined for the current manager. */
const termsOf = <Person extends Manager>(managers: readonly Person[]) =>
  managers.map((manager, index) => {
    const next = managers[index + 1];
    return { ...manager, to: next === undefined ? undefined : addDays(next.from, -1) };
  });

/** The part that one member of the team has in one strategy or fund. */
export interface Role {
  approach: string;
  name: string;
  /** “Has managed it since 1 April 2024”, “Stands in for its manager; managed it from 1 April 2022 to 29 February 2024”. */
  words: string;
}

/**
 * What a member manages, stands in for, and used to manage, in the order of the approaches; for each, current roles
 * first, then the latest. Days are calendar days.
 */
export const rolesOf = (member: string, approaches: readonly Managed[]): Role[] =>
  approaches.flatMap(({ id, data: { name, managers = [], standIn } }) => {
    const terms = termsOf(managers)
      .filter((manager) => manager.member === member)
      .toReversed();
    const today = terms
      .filter(({ to }) => to === undefined)
      .map(({ from }) => `has managed it since ${formatDate(from)}`);
    const standing = standIn === member ? ['stands in for its manager'] : [];
    const before = terms.flatMap(({ from, to }) =>
      to === undefined ? [] : [`managed it from ${formatDate(from)} to ${formatDate(to)}`],
    );
    const words = [...today, ...standing, ...before].join('; ');
    return words === '' ? [] : [{ approach: id, name, words: capitalised(words) }];
  });

/** A person named on the page of a strategy or fund. */
interface Person {
  name: string;
  /** Role in the firm; undefined for a person who has left. */
  title?: string | undefined;
  /** Address of their page, for members of the team. */
  href?: string | undefined;
}

/** The people and their stakes as shown on the page of a strategy or fund. */
export interface People {
  /** All its managers, the earliest first; the last is the current one. Days are at midnight UTC. */
  managers: readonly (Person & { from: Date })[];
  /** Manages it while the manager cannot; undefined if nobody is named. */
  standIn?: Person | undefined;
  /** The firm’s principals’ combined investment in it: a band in rupees, and its day. */
  principalsInvestment?: { minInr: number; maxInr?: number | undefined; asOf: Date } | undefined;
  /** The text on dealing on own account and conflicts of interest. */
  policy?: { title: string; href: string } | undefined;
}

interface PeopleFact {
  label: string;
  /** Name of the front matter field that it is made from. */
  field: string;
  /** A name, or other words. */
  words: string;
  /** Address that the words link to. */
  href?: string | undefined;
  /** Role in the firm, shown after a name. */
  title?: string | undefined;
}

/** The current and earlier managers, the stand-in, and the firm’s own stake and policy; empty if nothing is given. */
export function peopleFacts({ managers, standIn, principalsInvestment, policy }: People): PeopleFact[] {
  const facts: PeopleFact[] = termsOf(managers)
    .reverse()
    .map(({ name, title, href, from, to }) =>
      to === undefined
        ? { label: `Manager since ${formatDate(from)}`, field: 'managers', words: name, href, title }
        : { label: `${formatDate(from)} to ${formatDate(to)}`, field: 'managers', words: name, href },
    );
  if (standIn) {
    const { name, href, title } = standIn;
    facts.push({ label: 'Stands in', field: 'standIn', words: name, href, title });
  }
  if (principalsInvestment)
    facts.push({
      label: `Invested by our principals on ${formatDate(principalsInvestment.asOf)}`,
      field: 'principalsInvestment',
      words: formatBand(principalsInvestment),
    });
  if (policy)
    facts.push({ label: 'Dealing on our own account', field: 'dealingPolicy', words: policy.title, href: policy.href });
  return facts;
}

/** A band in words: “₹1–5 crore”, “Up to ₹50 lakh”, “More than ₹5 crore”; both ends in rupees. */
export function formatBand({ minInr, maxInr }: { minInr: number; maxInr?: number | undefined }): string {
  if (maxInr === undefined) return `More than ${formatRupees(minInr)}`;
  return minInr === 0 ? `Up to ${formatRupees(maxInr)}` : formatRupeeRange({ min: minInr, max: maxInr });
}
