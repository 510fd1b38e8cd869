import { describe, expect, it } from 'vitest';
import { projectFees } from '../../src/lib/fees/projection.ts';
import { teamGroups } from '../../src/collections/schemas/team.ts';
import { asOrdered, entriesOf, settings } from '../lib/content-files.ts';
import { startingTerms } from '../lib/fee-examples.ts';

describe('what the regulator prescribes', () => {
  it('is the registration number', () => {
    expect(settings.firm.registration).toBe('INP000004482');
  });

  it('is a minimum investment of ₹50 lakh, below which no approach goes', () => {
    expect(settings.minimumInvestmentInr).toBe(5_000_000);
    for (const { data } of [...entriesOf('strategies'), ...entriesOf('funds')]) {
      expect(data.minimumTicketInr ?? settings.minimumInvestmentInr).toBeGreaterThanOrEqual(settings.minimumInvestmentInr);
    }
  });

  it('is a complaint’s way: the regulator’s portal, then the dispute portal', () => {
    expect(settings.links.sebiComplaints).toMatch(/^https:\/\/scores\.sebi\.gov\.in/);
    expect(settings.links.grievanceRedressal).toMatch(/^https:\/\/smartodr\.in/);
  });
});

describe('people', () => {
  const team = entriesOf('team').map(({ data }) => data);
  const names = team.map(({ name }) => name);

  const committee = team.filter((member) => member.committee);
  const sizes = (members: typeof team) => teamGroups.map((group) => members.filter((member) => member.group === group).length);

  it('the Core Investment Committee is of leadership and research, for whom the home page has room', () => {
    expect([...new Set(committee.map(({ group }) => group))].toSorted()).toEqual(['leadership', 'research']);
  });

  it.skipIf(team.some(({ specimen }) => !specimen))('the invented ones are as many as the site comes with', () => {
    expect(sizes(team), `${teamGroups.join(', ')}: ${asOrdered} Nobody real has “specimen: true”.`).toEqual([4, 3, 5, 3]);
    expect(sizes(committee), `Of the committee. ${asOrdered}`).toEqual([3, 0, 4, 0]);
  });

  it('each has a name and a place of their own', () => {
    expect(new Set(names).size).toBe(names.length);
    const places = team.map(({ group, order }) => `${group} ${String(order)}`);
    expect(new Set(places).size).toBe(places.length);
  });
});

it('the fee calculator starts with terms whose results are known', () => {
  const { capitalInr, managementPercent, hurdlePercent, performancePercent, brokerInr, years } = settings.calculator;
  const rows = projectFees({
    capital: capitalInr,
    management: managementPercent,
    hurdle: hurdlePercent,
    performance: performancePercent,
    broker: brokerInr,
    years,
  });
  expect(rows.at(-1)?.nav).toBeCloseTo(startingTerms.rows.at(-1)?.nav ?? Number.NaN, 6);
});
