import { expect, it } from 'vitest';
import { mapEmbedAddress } from '../../../../src/lib/firm/map-address.ts';

const office = { latitude: 9.9312, longitude: 76.2673 };

it('asks the Embed API when there is a key', () => {
  const api = 'https://www.google.com/maps/embed/v1/place';
  expect(mapEmbedAddress(office, 'a&b')).toBe(`${api}?key=a%26b&q=9.9312%2C76.2673&zoom=16`);
});
