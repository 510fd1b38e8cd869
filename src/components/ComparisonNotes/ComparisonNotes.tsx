import { OtherManagersLink } from '../OtherManagersLink/OtherManagersLink.tsx';

export interface ComparisonNotesProps {
  /** How the figures were calculated, and that nobody has verified them: a sentence or two each. */
  notes: readonly string[];
  /** Address of APMI’s page with the performance of all portfolio managers. */
  otherManagersHref: string;
}

/** The notes below a comparison that shows returns. */
export function ComparisonNotes({ notes, otherManagersHref }: ComparisonNotesProps) {
  return (
    <div className="mt-6 grid max-w-measure gap-2 text-small">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        <OtherManagersLink href={otherManagersHref} />
      </p>
    </div>
  );
}
