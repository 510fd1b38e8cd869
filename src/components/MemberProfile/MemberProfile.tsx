import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import type { Role } from '../../lib/approaches/approach-people.ts';
import { formatDate } from '../../lib/format.ts';
import { entryRoute } from '../../lib/routes.ts';
import { type MarkedEntry, Marks } from '../Marks/Marks.tsx';
import { MemberPortrait, type MemberPortraitProps } from '../MemberPortrait/MemberPortrait.tsx';
import styles from './MemberProfile.module.css';

export interface MemberProfileProps {
  /** The person, with the text about them. */
  member: MarkedEntry & {
    id: string;
    name: string;
    title: string;
    /** Plain text: paragraphs separated by empty lines. */
    info: string;
    /** Day when they joined the firm, at midnight UTC. */
    joined?: Date | undefined;
    /** Year when they began in this profession. */
    professionSince?: number | undefined;
    photo?: MemberPortraitProps['photo'];
  };
  /** What the member manages, stands in for, or used to manage, in the order of the strategies and funds. */
  roles: readonly Role[];
  /** Heading of the member’s group, for instance “Leadership”. */
  groupHeading: string;
  /** Slot below the text for the link back. */
  children?: ReactNode;
}

/** The page of a team member. */
export function MemberProfile({ member, roles, groupHeading, children }: MemberProfileProps) {
  const { id, name, title, info, joined, professionSince, specimen, photo, draftNote } = member;
  const since = [
    joined && `With the firm since ${formatDate(joined)}`,
    professionSince && `In the profession since ${professionSince}`,
  ].filter(Boolean);
  const paragraphs = info.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  return (
    <article className={clsx('shell section', styles.member)}>
      <MemberPortrait id={id} name={name} photo={photo} eager className={styles.portrait} />
      <div>
        <p className="mb-2 text-muted">{groupHeading}</p>
        <h1>{name}</h1>
        <p className="mt-3 text-lead">
          {title}
          <Marks isSpecimen={specimen} draftNote={draftNote} />
        </p>
        <div className="prose mt-8">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {since.length > 0 && <p className="mt-8 text-muted">{`${since.join('. ')}.`}</p>}
        {roles.length > 0 && (
          <section className="mt-10" aria-labelledby="manages">
            <h2 id="manages" className="text-h3">
              Role in our approaches
            </h2>
            <ul className={clsx('rows mt-4', styles.roles)}>
              {roles.map(({ approach, name: approachName, words }) => (
                <li key={approach} className="py-3">
                  <a href={entryRoute(approach)}>{approachName}</a> <span className="text-muted">{words}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="mt-10">{children}</div>
      </div>
    </article>
  );
}
