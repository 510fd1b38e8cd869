import clsx from 'clsx/lite';
import type { MapPoint } from '../../lib/firm/map-address.ts';
import { Button } from '../Button/Button.tsx';
import { FigurePicture } from '../FigurePicture/FigurePicture.tsx';
import styles from './MapPlacard.module.css';

export interface MapPlacardProps extends MapPoint {
  /** The city named on the map. */
  city: string;
  /** Address of the frame with the map, on another site. */
  frameHref: string;
}

/**
 * A placeholder for the map, which is shown on request: a coast of contours with the office as its heart. Its script,
 * show-map.ts, shows the button and replaces the drawing with the map.
 */
export function MapPlacard({ latitude, longitude, city, frameHref }: MapPlacardProps) {
  return (
    <figure className={styles.placard}>
      <div className={clsx('screen-only', styles.drawing)} data-drawing="">
        <FigurePicture id="map" variant="quiet" className={styles.coast} />
        <div className={styles.ask}>
          <Button variant="quiet" hidden data-map={frameHref} data-title={`Map of the office in ${city}`}>
            Show map
          </Button>
        </div>
      </div>
      <figcaption>
        {`The office at ${latitude.toFixed(4)}° north, ${longitude.toFixed(4)}° east.`}{' '}
        <span className="screen-only">The map comes from Google, and loads only if you ask for it.</span>
      </figcaption>
    </figure>
  );
}
