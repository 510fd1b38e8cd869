import styles from './FeeRemarks.module.css';

export interface FeeRemarksProps {
  /** One or more sentences each, a paragraph each; none at all is right too. */
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
