import type { SectionWords } from '../../lib/pages/section-words.ts';
import { routes } from '../../lib/routes.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { MemberCards, type MemberCardsProps } from '../MemberCards/MemberCards.tsx';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';

export interface HomeCommitteeProps {
  /** The heading, and a sentence or two below it. */
  section: SectionWords;
  /** The members of the investment committee, in order. With none, nothing is shown. */
  members: readonly (MemberCardsProps['members'][number] & {
    /** The group of the team; leaders have a row of their own. */
    group: string;
  })[];
}

/** The investment committee on the home page: its leaders, the others, and a button to the whole team. */
export function HomeCommittee({ section, members }: HomeCommitteeProps) {
  if (members.length === 0) return null;
  const leaders = members.filter(({ group }) => group === 'leadership');
  const others = members.filter(({ group }) => group !== 'leadership');
  return (
    <section className="bg-quiet" aria-labelledby="committee">
      <div className="shell section">
        <SectionHeading id="committee" section={section} isMuted />
        <div className="grid md:gap-y-10">
          {leaders.length > 0 && <MemberCards columns={3} members={leaders} isOnQuiet />}
          {others.length > 0 && <MemberCards columns={4} members={others} isOnQuiet />}
        </div>
        <p className="mt-12 screen-only">
          <ButtonLink href={routes.team}>See Our Full Team</ButtonLink>
        </p>
      </div>
    </section>
  );
}
