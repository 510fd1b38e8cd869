import styles from './SpecimenMark.module.css';

/** Says that what stands beside it is an invented example. */
export function SpecimenMark() {
  return <small className={styles.mark}>Specimen</small>;
}
