import clsx from 'clsx/lite';
import { CardIcon, type CardIconProps } from '../CardIcon/CardIcon.tsx';
import styles from './Cards.module.css';

export interface CardsProps {
  /** Titled points, each with a small drawing if it has one. */
  cards: readonly { title: string; description: string; icon?: CardIconProps['name'] | undefined }[];
}

/** Titled points side by side, under a second-level heading. */
export function Cards({ cards }: CardsProps) {
  return (
    <ul className={clsx(styles.cards, cards.length % 4 === 0 && styles.fours)} data-wide="">
      {cards.map(({ title, description, icon }) => (
        <li key={title}>
          {icon && <CardIcon name={icon} />}
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
