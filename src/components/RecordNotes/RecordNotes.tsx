import type { SectionWords } from '../../lib/pages/section-words.ts';
import { OtherManagersLink } from '../OtherManagersLink/OtherManagersLink.tsx';

export interface RecordNotesProps {
  /** How the figures were calculated, that nobody has verified them, and where those of others are: each with its id. */
  notes: readonly (SectionWords & {
    id: string;
    /** Address of APMI’s page with the performance of all portfolio managers, for the note about them. */
    otherManagersHref?: string | undefined;
  })[];
}

/** The notes below the records of all strategies and funds. */
export function RecordNotes({ notes }: RecordNotesProps) {
  return (
    <div className="mt-16 grid gap-x-12 gap-y-8 lg:grid-cols-3 print:flex print:flex-col">
      {notes.map(({ id, heading, text, otherManagersHref }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id} className="text-h4">
            {heading}
          </h3>
          {text && <p className="mt-2 text-small">{text}</p>}
          {otherManagersHref !== undefined && (
            <p className="mt-2 text-small">
              <OtherManagersLink href={otherManagersHref} />
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
