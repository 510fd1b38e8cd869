import { Marks } from '../Marks/Marks.tsx';

export interface CalculatorNotesProps {
  /** Whether the figures of the boxes are invented examples. */
  isSpecimen: boolean;
  /** Whether the page shows the firm’s fee plans, as `#plans`. */
  hasPlans: boolean;
}

/** What a visitor has to know before the calculator: that it needs scripts, and whose figures it starts with. */
export function CalculatorNotes({ isSpecimen, hasPlans }: CalculatorNotesProps) {
  return (
    <>
      <noscript className="screen-only">
        <p className="mb-8">
          The calculator needs JavaScript, which is off here. The boxes show the figures of the worked example below.
        </p>
      </noscript>
      <p className="mb-8 screen-only">
        <Marks isSpecimen={isSpecimen} />
        {hasPlans ? (
          <>
            {' The boxes start with example figures. Those of our own plans are '}
            <a href="#plans">further down</a>.
          </>
        ) : (
          ' The boxes start with example figures.'
        )}
      </p>
    </>
  );
}
