import type { MapPoint } from './map-address.ts';

/** How to reach the office, and where it is. */
export interface Office {
  /** The address, line by line. */
  office: readonly string[];
  city: string;
  state: string;
  postalCode: string;
  /** In international form without spaces: +914840000100. */
  phone: string;
  mailbox: string;
  map: MapPoint;
}

/** The last line of the address: “Kochi 682001, Kerala, India”. */
export const cityLine = ({ city, postalCode, state }: Pick<Office, 'city' | 'postalCode' | 'state'>) =>
  `${city} ${postalCode}, ${state}, India`;
