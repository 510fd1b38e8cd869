import type { ReactNode } from 'react';
import type { SectionWords } from '../../lib/pages/section-words.ts';
import { MemberCards, type MemberCardsProps } from '../MemberCards/MemberCards.tsx';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';

export interface TeamGroupsProps {
  /** The groups in order; empty ones are omitted. */
  groups: readonly (SectionWords & {
    /** Name of the group, and its anchor on the page. */
    id: string;
    members: MemberCardsProps['members'];
  })[];
  /** Slot below the groups for the link back. */
  children?: ReactNode;
}

/** The whole team, group by group. */
export function TeamGroups({ groups, children }: TeamGroupsProps) {
  const filled = groups.filter(({ members }) => members.length > 0);
  return (
    <div className="shell section grid gap-20">
      {filled.map(({ id, heading, text, members }) => (
        <section key={id} aria-labelledby={id}>
          <SectionHeading id={id} section={{ heading, text }} isMuted />
          <MemberCards members={members} columns={5} />
        </section>
      ))}
      {children}
    </div>
  );
}
