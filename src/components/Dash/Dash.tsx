export interface DashProps {
  /** What it stands for, for those who hear it: “not stated”. */
  words: string;
}

/** A dash where nothing can stand. Screen readers pass over it at their usual settings, and say its words. */
export function Dash({ words }: DashProps) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{words}</span>
    </>
  );
}
