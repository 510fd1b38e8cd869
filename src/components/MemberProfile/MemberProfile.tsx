import clsx from 'clsx';
import { routes } from '../../lib/routes.ts';
import { BackLink } from '../BackLink/BackLink.tsx';
import { Marks } from '../Marks/Marks.tsx';
import { MemberPortrait, type MemberPortraitProps } from '../MemberPortrait/MemberPortrait.tsx';
import styles from './MemberProfile.module.css';

export interface MemberProfileProps {
  /** The person, with the text that a writer wrote of them. */
  member: {
    id: string;
    /** `info` is plain text: paragraphs with an empty line between two of them. */
    data: { name: string; title: string; info: string; specimen: boolean };
    photo?: MemberPortraitProps['photo'];
    /** What a writer is told while visitors do not see the member. */
    held?: string | undefined;
  };
  /** Heading of the member's group, for instance “Leadership”. */
  group: string;
}

/** A member of the team on a page of their own. */
export function MemberProfile({ member: { id, data, photo, held }, group }: MemberProfileProps) {
  const paragraphs = data.info.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  return (
    <article className={clsx('shell section', styles.member)}>
      <MemberPortrait id={id} name={data.name} photo={photo} first />
      <div>
        <p className="text-muted">{group}</p>
        <h1>{data.name}</h1>
        <p className="mt-3 text-lead">
          {data.title}
          <Marks isSpecimen={data.specimen} held={held} />
        </p>
        <div className="prose mt-8">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mt-10">
          <BackLink parent={routes.team} />
        </div>
      </div>
    </article>
  );
}
