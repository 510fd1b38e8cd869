import { DAY_MS } from './day-ms.ts';
import { formatDate } from './format.ts';
import { formatRupeeRange, formatRupees } from './rupees.ts';

/** Somebody who manages a strategy or fund, or did: a member of the team by id, or the name of one who has left. */
export interface Manager {
  member?: string | undefined;
  name?: string | undefined;
  /** First day, at midnight UTC. */
  from: Date;
}

/** The part of a strategy or fund that says who manages it; the managers the oldest first. */
export interface Managed {
  id: string;
  data: { name: string; managers?: readonly Manager[] | undefined; standIn?: string | undefined };
}

/** Those who managed it one after another, each with the last day; who manages it today has none. */
export const termsOf = <Person extends Manager>(managers: readonly Person[]) =>
  managers.map((manager, index) => {
    const next = managers[index + 1];
    return { ...manager, to: next === undefined ? undefined : new Date(next.from.getTime() - DAY_MS) };
  });

/** What one member of the team has to do with one strategy or fund. */
export interface Role {
  approach: string;
  name: string;
  /** “Manages it since 1 April 2024”, “Stands in for its manager; managed it from 1 April 2022 to 29 February 2024”. */
  words: string;
}

/**
 * What a member manages, stands in for, and managed, in the order of the approaches; of each what is done today first, then
 * the latest. Days are of the calendar.
 */
export const rolesOf = (member: string, approaches: readonly Managed[]): Role[] =>
  approaches.flatMap(({ id, data: { name, managers = [], standIn } }) => {
    const terms = termsOf(managers)
      .filter((manager) => manager.member === member)
      .toReversed();
    const today = terms.filter(({ to }) => to === undefined).map(({ from }) => `manages it since ${formatDate(from)}`);
    const standing = standIn === member ? ['stands in for its manager'] : [];
    const before = terms.flatMap(({ from, to }) =>
      to === undefined ? [] : [`managed it from ${formatDate(from)} to ${formatDate(to)}`],
    );
    const words = [...today, ...standing, ...before].join('; ');
    return words === '' ? [] : [{ approach: id, name, words: `${words.charAt(0).toUpperCase()}${words.slice(1)}` }];
  });

/** Somebody whom the page of a strategy or fund names. */
interface Person {
  name: string;
  /** Role in the firm; left out for somebody who has left. */
  title?: string | undefined;
  /** Address of their page, for members of the team. */
  href?: string | undefined;
}

/** Whom and what the page of a strategy or fund names. */
export interface People {
  /** Who has managed it, the oldest first; the last does so today. Days are at midnight UTC. */
  managers: readonly (Person & { from: Date })[];
  /** Manages it while the manager cannot; left out where nobody is named. */
  standIn?: Person | undefined;
  /** What the firm's principals together have in it: a band in rupees, and its day. */
  principalsInvestment?: { minInr: number; maxInr?: number | undefined; asOf: Date } | undefined;
  /** The text on own dealing and conflicts of interest. */
  policy?: { title: string; href: string } | undefined;
}

interface PeopleFact {
  label: string;
  /** Name of the front matter field that it is made from. */
  field: string;
  /** A name, or other words. */
  words: string;
  /** Where the words lead to. */
  href?: string | undefined;
  /** Role in the firm, which stands behind a name. */
  title?: string | undefined;
}

/** Who manages it today, who did before, who stands in, and what the firm's people have at stake; none where nothing is said. */
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
      label: `Our principals’ own money on ${formatDate(principalsInvestment.asOf)}`,
      field: 'principalsInvestment',
      words: formatBand(principalsInvestment),
    });
  if (policy)
    facts.push({ label: 'How we deal for ourselves', field: 'dealingPolicy', words: policy.title, href: policy.href });
  return facts;
}

/** A band in words: “₹1–5 crore”, “Up to ₹50 lakh”, “More than ₹5 crore”; both ends in rupees. */
export function formatBand({ minInr, maxInr }: { minInr: number; maxInr?: number | undefined }): string {
  if (maxInr === undefined) return `More than ${formatRupees(minInr)}`;
  return minInr === 0 ? `Up to ${formatRupees(maxInr)}` : formatRupeeRange({ min: minInr, max: maxInr });
}
