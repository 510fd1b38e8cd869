import clsx from 'clsx/lite';
import styles from './Marks.module.css';

export interface MarksProps {
  /** Whether the preceding content is an invented example. */
  isSpecimen?: boolean | undefined;
  /** The note for writers while the entry is hidden from visitors: “Draft” or “Visible from 15 September 2025”. */
  draftNote?: string | undefined;
}

/** The fields of a content entry that determine its marks. */
export interface MarkedEntry extends Pick<MarksProps, 'draftNote'> {
  /** Whether the entry is an invented example. */
  specimen: boolean;
}

/** Badges after a name, a date or a number, each preceded by a space; most entries have none. */
export function Marks({ isSpecimen = false, draftNote }: MarksProps) {
  return (
    <>
      {isSpecimen && (
        <>
          {' '}
          <small className={styles.mark}>Specimen</small>
        </>
      )}
      {draftNote !== undefined && (
        <>
          {' '}
          <small className={clsx(styles.mark, styles.draft)}>{draftNote}</small>
        </>
      )}
    </>
  );
}
