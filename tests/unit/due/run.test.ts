import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { dutyNames } from '../../../src/lib/due/duty.ts';
import { listed } from '../../../src/lib/due/report.ts';
import { isoDay } from '../../../src/lib/format.ts';
import { dueIn } from '../../../tools/due.ts';
import { calendarOf } from '../../../src/lib/due/calendar-file.ts';
import { augustCopy } from '../../lib/content-copy.ts';
import { root } from '../../../tools/lib/run.mjs';
import { content } from '../../lib/content-files.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';

const october = new Date('2025-10-06T06:00:00Z');

const dueAt = (now: Date, project = augustCopy()) => {
  const { duties, today } = dueIn(project, now);
  return listed(duties, today);
};

describe('npm run due', () => {
  it('has nothing overdue while everything is on time, and lists the soonest first', () => {
    const { overdue, duties, day } = dueAt(october);
    expect([overdue, day]).toEqual([0, '2025-10-06']);
    expect(duties[0]).toMatchObject({ id: 'complaints-2025-09', due: '2025-10-07', daysLeft: 1 });
    expect(duties.map(({ due }) => due)).toEqual(duties.map(({ due }) => due).toSorted());
  });

  it('knows every kind of duty', () => {
    // The content has no change that waits for the Disclosure Document.
    const officer = 'content/changes/compliance-officer.yaml';
    const project = augustCopy({ [officer]: ['changed: 2025-04-01', 'changed: 2025-10-01'] });
    const { duties } = dueAt(october, project);
    expect(new Set(duties.map(({ kind }) => kind))).toEqual(new Set(Object.keys(dutyNames)));
    const change = duties.find(({ kind }) => kind === 'disclosure-document');
    expect(change).toMatchObject({ due: '2025-10-13', where: `${officer}:3` });
    // The other findings are fixed.
    const findings = content.accessibility.flatMap(({ data }) => data.audit?.findings ?? []);
    const open = findings.filter(({ fixed }) => fixed === undefined);
    expect(duties.filter(({ what }) => what.startsWith('Audit finding'))).toHaveLength(open.length);
  });

  it('has the legal facts of a file due a year after the first check of any of them', () => {
    const tax = 'content/pages/Tax.mdx';
    const { duties } = dueAt(october, augustCopy({ [tax]: [/checked: .*(?![^]*checked)/, 'checked: 2020-09-03'] }));
    expect(duties.find(({ id }) => id === 'source-Tax')?.due).toBe('2021-09-03');
  });

  it.each([
    ['manager', '  - member: anjali-nair\n    from: 2025-10-01\n'],
    [
      'primary benchmark',
      'recordChanges:\n  - from: 2025-10-01\n    what: primaryBenchmark\n    before: Nifty 50 TRI\n    reason: Why.\n',
    ],
  ])('counts the days for the Disclosure Document from a change of an approach’s %s', (what, fields) => {
    const project = augustCopy({ 'content/strategies/EmergingMoat.mdx': ['standIn:', `${fields}standIn:`] });
    const change = dueAt(october, project).duties.find(({ kind }) => kind === 'disclosure-document');
    expect(change?.what).toContain(`Emerging Moat: new ${what}, from 1 October 2025`);
    expect(change?.due).toBe('2025-10-13');
  });

  it('is overdue from the day after the due date, in Indian time', () => {
    expect(dueAt(new Date('2025-10-07T18:29:59Z')).overdue).toBe(0);
    expect(dueAt(new Date('2025-10-07T18:30:00Z')).overdue).toBe(1);
  });

  it.each([
    ['content/tax.yaml', 'percent: 20', 'percent: twenty'],
    ['content/performance/EmergingMoat.csv', '2025-09,', '2025-9,'],
  ])('refuses content that it cannot read, because a duty could be missing: %s', (file, words, others) => {
    const project = augustCopy({ [file]: [words, others] });
    expect(() => dueIn(project, october)).toThrow(file);
  });

  it('refuses content that lacks a file, because its duties would be missing', () => {
    const project = augustCopy();
    rmSync(join(project, 'content/deadlines.yaml'));
    expect(() => dueIn(project, october)).toThrow('content/deadlines.yaml');
  });

  it('writes a calendar that other programs read, with all-day events and reminders', () => {
    const project = augustCopy({ 'content/settings.yaml': ['name: UpperCrust', 'name: Moat, Wide; & Sons'] });
    const { duties, settings } = dueIn(project, october);
    const text = calendarOf(duties, settings, october);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    expect(text).toContain('\r\nNAME:Moat\\, Wide\\; & Sons: website deadlines\r\n');
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(duties.map(({ due }) => isoDay(due)));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(duties.length);
    const [first] = events;
    expect(first?.uid).toBe('complaints-2025-09@www.uppercrust.example');
    expect(first?.summary).toBe('Complaints for September 2025');
    expect(first?.startDate.isDate).toBe(true);
    const reminder = first?.component.getFirstSubcomponent('valarm');
    expect(reminder?.getFirstPropertyValue('trigger')?.toString()).toBe('-P7D');
  });
});

it('exits for a scheduler with 0 if everything is on time, 1 if anything is overdue, and 2 for unknown options', () => {
  // npm runs a script in the project's folder, and passes the user's folder as INIT_CWD.
  const folder = temporaryFolder();
  const run = (day: string, ...options: string[]) =>
    spawnSync(process.execPath, [join(root, 'tools/due.ts'), ...options], {
      encoding: 'utf8',
      env: { ...process.env, INIT_CWD: folder, SOURCE_DATE_EPOCH: String(Date.parse(`${day}T06:00:00Z`) / 1000) },
    });
  expect(run('2099-10-08', '--json', '--ics', 'due.ics').status).toBe(1);
  expect(readFileSync(join(folder, 'due.ics'), 'utf8')).toContain('BEGIN:VEVENT');
  expect(run('2025-10-07').status).toBe(0);
  expect(run('2025-10-08', '--calendar')).toMatchObject({ status: 2, stdout: '' });
});
