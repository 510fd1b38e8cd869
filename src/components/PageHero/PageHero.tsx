import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ContourParameters } from '../../lib/contours.ts';
import { ContourFigure } from '../ContourFigure/ContourFigure.tsx';
import { Marks } from '../Marks/Marks.tsx';
import styles from './PageHero.module.css';

export interface PageHeroProps {
  /** Title of the page, its only first-level heading. */
  heading: string;
  /** The first sentence, below the heading. */
  lede?: string | undefined;
  /** The page above this one. With it there is a breadcrumb. */
  parent?: { label: string; href: string } | undefined;
  /** The contours beside the title. */
  figure: ContourParameters;
  /** `quiet` lines on most pages; `filled` water where the page is about what the figure stands for. */
  variant?: 'quiet' | 'filled';
  /** Whether all that the page says is an invented example. */
  isSpecimen?: boolean;
  /** Slot for more below the lede: a date, buttons, links. */
  children?: ReactNode;
}

/** The top of every page but the home page: where it stands, its heading, its first sentence, its figure. */
export function PageHero({
  heading,
  lede,
  parent,
  figure,
  variant = 'quiet',
  isSpecimen = false,
  children,
}: PageHeroProps) {
  return (
    <div className={clsx('on-water', styles.hero)}>
      <div className={clsx('shell', styles.text)}>
        {parent && (
          <nav className="screen-only" aria-label="Breadcrumb">
            <ol className={styles.crumbs}>
              <li>
                <a href={parent.href}>{parent.label}</a>
              </li>
              <li aria-current="page">{heading}</li>
            </ol>
          </nav>
        )}
        <h1>{heading}</h1>
        {lede !== undefined && <p className={styles.lede}>{lede}</p>}
        {children}
        <Marks isSpecimen={isSpecimen} />
      </div>
      <ContourFigure figure={figure} variant={variant} className={styles.figure} />
    </div>
  );
}
