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
  /** “Manages it since 1 April 2024”, “Stands in for its manager”. */
  words: string;
}

/** What a member manages, stands in for, and managed, in the order of the approaches; days are of the calendar. */
export const rolesOf = (member: string, approaches: readonly Managed[]): Role[] =>
  approaches.flatMap(({ id, data: { name, managers = [], standIn } }) => {
    const terms = termsOf(managers)
      .filter((manager) => manager.member === member)
      .map(({ from, to }) =>
        to === undefined
          ? `Manages it since ${formatDate(from)}`
          : `Managed it from ${formatDate(from)} to ${formatDate(to)}`,
      )
      .reverse();
    const standing = standIn === member ? ['Stands in for its manager'] : [];
    return [...terms, ...standing].map((words) => ({ approach: id, name, words }));
  });

/** A band in words: “₹1–5 crore”, “Up to ₹50 lakh”, “More than ₹5 crore”; both ends in rupees. */
export function formatBand({ minInr, maxInr }: { minInr: number; maxInr?: number | undefined }): string {
  if (maxInr === undefined) return `More than ${formatRupees(minInr)}`;
  return minInr === 0 ? `Up to ${formatRupees(maxInr)}` : formatRupeeRange({ min: minInr, max: maxInr });
}
