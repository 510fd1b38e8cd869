import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import type { ContourParameters } from '../../lib/drawings/contours.ts';
import type { NamedLink } from '../../lib/named-link.ts';
import { ContourFigure } from '../ContourFigure/ContourFigure.tsx';
import { Marks, type MarksProps } from '../Marks/Marks.tsx';
import styles from './PageHero.module.css';

export interface PageHeroProps extends Pick<MarksProps, 'draftNote'> {
  /** Title of the page, its only first-level heading. */
  heading: string;
  /** The first sentence, below the heading. */
  lede?: string | undefined;
  /** The parent page; if given, there is a breadcrumb. */
  parent?: NamedLink | undefined;
  /** The contours next to the title. */
  figure: ContourParameters;
  /** `quiet` lines on most pages; `filled` water if the page is about what the figure represents. */
  variant?: 'quiet' | 'filled' | undefined;
  /** Whether everything on the page is an invented example. */
  isSpecimen?: boolean | undefined;
  /** Slot for more below the lede: a date, buttons, links. */
  children?: ReactNode;
}

/** The top of every page but the home page, members and the search: breadcrumb, heading, first sentence, figure. */
export function PageHero({
  heading,
  lede,
  parent,
  figure,
  variant = 'quiet',
  isSpecimen = false,
  draftNote,
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
        <Marks isSpecimen={isSpecimen} draftNote={draftNote} />
      </div>
      <ContourFigure figure={figure} variant={variant} className={styles.figure} />
    </div>
  );
}
