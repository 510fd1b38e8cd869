import { describe, expect, it } from 'vitest';
import { content } from '../lib/content-files.ts';
import { approaches } from './support/approaches.ts';
import { textAt } from './support/site.ts';

const nameOf = ({ member, name }: { member?: string | undefined; name?: string | undefined }) =>
  name ?? content.team.find(({ id }) => id === member)?.data.name ?? 'nobody';

describe.each(approaches)('$name', ({ id, name, data }) => {
  const { managers = [], standIn } = data;

  it('names its past and present managers, and the stand-in', () => {
    for (const manager of [...managers, { member: standIn }])
      expect(textAt(`/${id}`, '[aria-labelledby="people"]')).toContain(nameOf(manager));
  });

  it('is on the pages of its manager and stand-in', () => {
    for (const member of [managers.at(-1)?.member, standIn])
      expect(textAt(`/member/${String(member)}`, '[aria-labelledby="manages"]')).toContain(name);
  });

  it('has each change of manager in the log of changes', () => {
    const text = textAt('/WhatChanged', '[aria-labelledby="log"]');
    for (const [index, manager] of managers.slice(1).entries())
      expect(text).toContain(`${nameOf(manager)} has taken over from ${nameOf(managers[index] ?? {})}.`);
  });
});

it('a team member who manages nothing has no such section', () => {
  expect(textAt('/member/leela-pillai', '[aria-labelledby="manages"]')).toBe('');
});
