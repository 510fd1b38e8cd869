import styles from './FeeRemarks.module.css';

export interface FeeRemarksProps {
  /** One paragraph per remark; may be empty. */
  remarks: readonly string[];
}

/** Remarks that a reader must know with a fee result, for instance that an amount was cut to the largest allowed. */
export function FeeRemarks({ remarks }: FeeRemarksProps) {
  return remarks.map((remark) => (
    <p key={remark} className={styles.remark}>
      {remark}
    </p>
  ));
}
