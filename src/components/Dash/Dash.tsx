export interface DashProps {
  /** Its meaning for screen readers: “not stated”. */
  label: string;
}

/** A dash for a missing value. With default settings, screen readers skip it and read its label. */
export function Dash({ label }: DashProps) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{label}</span>
    </>
  );
}
