import { describe, expect, it } from 'vitest';
import { content } from '../lib/content-files.ts';
import { approaches } from './support/approaches.ts';
import { textAt } from './support/site.ts';

const nameOf = ({ member, name }: { member?: string | undefined; name?: string | undefined }) =>
  name ?? content.team.find(({ id }) => id === member)?.data.name ?? 'nobody';

describe.each(approaches)('$name', ({ id, name, data }) => {
  const { managers = [], standIn } = data;
  const standIns = standIn === undefined ? [] : [{ member: standIn }];

  it('names its past and present managers, and the stand-in', () => {
    for (const manager of [...managers, ...standIns])
      expect(textAt(`/${id}`, '[aria-labelledby="people"]')).toContain(nameOf(manager));
  });

  it('is on the pages of its manager and stand-in', () => {
    for (const { member } of [...managers.slice(-1), ...standIns])
      expect(textAt(`/member/${String(member)}`, '[aria-labelledby="manages"]')).toContain(name);
  });

  it('has each change of manager in the log of changes', () => {
    const text = textAt('/WhatChanged', '[aria-labelledby="log"]');
    for (const [index, manager] of managers.slice(1).entries())
      expect(text).toContain(`${nameOf(manager)} has taken over from ${nameOf(managers[index] ?? {})}.`);
  });
});

const busy = approaches.flatMap(({ data: { managers = [], standIn } }) => [
  ...managers.map(({ member }) => member),
  standIn,
]);
const others = content.team.filter(({ id }) => !busy.includes(id));

it.runIf(others.length > 0)('a team member who manages nothing has no such section', () => {
  for (const { id } of others) expect(textAt(`/member/${id}`, '[aria-labelledby="manages"]'), id).toBe('');
});
