import styles from './FeeRemarks.module.css';

export interface FeeRemarksProps {
  /** Sentences. */
  remarks: readonly string[];
}

/** What a reader must know of a result beside its figures. */
export function FeeRemarks({ remarks }: FeeRemarksProps) {
  return remarks.map((remark) => (
    <p key={remark} className={styles.remark}>
      {remark}
    </p>
  ));
}
