import styles from './FeeRemarks.module.css';

export interface FeeRemarksProps {
  /** One paragraph per remark; may be empty. */
  remarks: readonly string[];
}

/** What a reader must know of a fee result beside its figures, such as an entry that was cut to the largest allowed. */
export function FeeRemarks({ remarks }: FeeRemarksProps) {
  return remarks.map((remark) => (
    <p key={remark} className={styles.remark}>
      {remark}
    </p>
  ));
}
