import { DraftMark } from '../DraftMark/DraftMark.tsx';
import { SpecimenMark } from '../SpecimenMark/SpecimenMark.tsx';

export interface MarksProps {
  /** Whether what stands before is an invented example. */
  isSpecimen?: boolean;
  /** What a writer is told while visitors do not see the entry: “Draft” or “Visible from 15 September 2025”. */
  draftNote?: string | undefined;
}

/** The marks behind a name, a day or a number, each after a space; for most entries there are none. */
export function Marks({ isSpecimen = false, draftNote }: MarksProps) {
  return (
    <>
      {isSpecimen && (
        <>
          {' '}
          <SpecimenMark />
        </>
      )}
      {draftNote !== undefined && (
        <>
          {' '}
          <DraftMark words={draftNote} />
        </>
      )}
    </>
  );
}
