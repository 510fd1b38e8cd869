import clsx from 'clsx/lite';
import { memberRoute } from '../../lib/routes.ts';
import { Marks, type MarksProps } from '../Marks/Marks.tsx';
import { MemberPortrait, type MemberPortraitProps } from '../MemberPortrait/MemberPortrait.tsx';
import styles from './MemberCards.module.css';

export interface MemberCardsProps {
  /** The people, in the order in which they are shown. */
  members: readonly (Pick<MarksProps, 'draftNote'> & {
    /** Name of the member’s page. */
    id: string;
    name: string;
    title: string;
    photo?: MemberPortraitProps['photo'];
  })[];
  /** Columns on a desktop, chosen so that a group has no gaps. */
  columns: 3 | 4 | 5;
  /** Whether they are on the quiet ground, which portraits have otherwise. */
  isOnQuiet?: boolean | undefined;
}

/** Members as cards, each one link to the member’s page. */
export function MemberCards({ members, columns, isOnQuiet = false }: MemberCardsProps) {
  return (
    <ul className={clsx(styles.members, columns === 4 && styles.by4, columns === 5 && styles.by5)}>
      {members.map(({ id, name, title, photo, draftNote }) => (
        <li key={id} className="row-link" data-reveal="">
          <MemberPortrait
            id={id}
            name={name}
            photo={photo}
            className={clsx(styles.portrait, isOnQuiet && styles.onQuiet)}
          />
          <h3>
            <a href={memberRoute(id)}>{name}</a>
            <Marks draftNote={draftNote} />
          </h3>
          <p>{title}</p>
        </li>
      ))}
    </ul>
  );
}
