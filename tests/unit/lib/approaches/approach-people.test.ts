import { expect, it } from 'vitest';
import { formatBand, rolesOf } from '../../../../src/lib/approaches/approach-people.ts';
import { cases } from '../../../lib/cases.ts';

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);

const moat = {
  id: 'EmergingMoat',
  data: {
    name: 'Emerging Moat',
    managers: [
      { name: 'Gopal Warrier', from: day('2020-04-01') },
      { member: 'anjali-nair', from: day('2022-04-01') },
      { member: 'raghav-menon', from: day('2024-03-01') },
    ],
    standIn: 'anjali-nair',
  },
};
const compounders = { id: 'ModerateCompounders', data: { name: 'Moderate Compounders' } };

it('gives each member’s roles in an approach in one row: the current one, then past periods as its manager', () => {
  const words = (member: string) => rolesOf(member, [moat, compounders]).map((role) => role.words);
  expect(words('raghav-menon')).toEqual(['Has managed it since 1 March 2024']);
  expect(words('anjali-nair')).toEqual(['Stands in for its manager; managed it from 1 April 2022 to 29 February 2024']);
  expect(words('leela-pillai')).toEqual([]);
});

cases('the band %o is “%s”', (band: Parameters<typeof formatBand>[0]) => formatBand(band).replaceAll('\u00A0', ' '), [
  [{ minInr: 5_000_000, maxInr: 10_000_000 }, '₹50 lakh to ₹1 crore'],
  [{ minInr: 0, maxInr: 5_000_000 }, 'Up to ₹50 lakh'],
  [{ minInr: 50_000_000 }, 'More than ₹5 crore'],
]);
