export interface DashProps {
  /** What it stands for, for those who hear it: “not stated”. */
  label: string;
}

/** A dash where nothing can stand. Screen readers pass over it at their usual settings, and say its label. */
export function Dash({ label }: DashProps) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{label}</span>
    </>
  );
}
