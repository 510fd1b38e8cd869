import clsx from 'clsx/lite';
import type { ContourParameters } from '../../lib/drawings/contours.ts';
import { ContourFigure } from '../ContourFigure/ContourFigure.tsx';
import { PageButton, type PageButtonProps } from '../PageButton/PageButton.tsx';
import styles from './HomeHero.module.css';

export interface HomeHeroProps {
  /** The heading of the site. */
  heading: string;
  /** The first sentence, below the heading. */
  lede?: string | undefined;
  /** The buttons below the lede; the first is the main one. */
  buttons: readonly PageButtonProps['button'][];
  /** The firm’s own figure. */
  figure: ContourParameters;
  /** Year of the firm’s foundation, from which its contours are counted. */
  foundedYear: number;
}

/** The top of the home page, as high as the window: the firm’s figure behind the first words. */
export function HomeHero({ heading, lede, buttons, figure, foundedYear }: HomeHeroProps) {
  return (
    <div className={clsx('on-water', styles.hero)}>
      <ContourFigure figure={figure} variant="filled" isAnimated className={styles.figure} />
      <div className={clsx('shell', styles.text)}>
        <h1>{heading}</h1>
        {lede !== undefined && <p className={styles.lede}>{lede}</p>}
        <div className="screen-only flex flex-wrap gap-4">
          {buttons.map((button, index) => (
            <PageButton key={button.name} button={button} variant={index === 0 ? 'main' : 'quiet'} />
          ))}
        </div>
        <p className={clsx('screen-only', styles.caption)}>{`One contour for every year since ${foundedYear}`}</p>
      </div>
    </div>
  );
}
