/** A point in degrees north and east. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** Address of the directions to a point, from wherever the visitor is. */
export const directionsAddress = ({ latitude, longitude }: MapPoint): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

/** Initial zoom of the map: the streets around the office. */
const ZOOM = '16';

/** Address of an embedded map with a pin; without a key, the plainer embed that needs none. */
export function mapEmbedAddress({ latitude, longitude }: MapPoint, key?: string): string {
  const point = `${latitude},${longitude}`;
  const url =
    key === undefined ? new URL('https://maps.google.com/maps') : new URL('https://www.google.com/maps/embed/v1/place');
  url.search = new URLSearchParams(
    key === undefined ? { q: point, z: ZOOM, output: 'embed' } : { key, q: point, zoom: ZOOM },
  ).toString();
  return url.href;
}
