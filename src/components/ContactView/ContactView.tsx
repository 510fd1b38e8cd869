import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import type { SectionWords } from '../../lib/pages/section-words.ts';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';

export interface ContactViewProps {
  /** Words above the form. */
  mail: SectionWords;
  /** Words above the address. */
  office: SectionWords;
  /** The form, or what replaces it. */
  form?: ReactNode;
  /** Whether there is a form; if a sentence replaces it, there is room below for the map on a desktop. */
  hasForm?: boolean | undefined;
  /** The office’s address, with telephone and hours. */
  address?: ReactNode;
  /** The map, or its placard. */
  map?: ReactNode;
}

/** The ways to contact the firm: the form, the office, the map. The same on every page. */
export function ContactView({ mail, office, form, hasForm = true, address, map }: ContactViewProps) {
  return (
    <div className="shell section grid grid-cols-1 gap-x-20 gap-y-8 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] print:block print:[&>*+*]:mt-6">
      <section aria-labelledby="mail-us" className={hasForm ? 'lg:row-span-2' : undefined}>
        <SectionHeading id="mail-us" section={mail} isMuted />
        {form}
      </section>
      <section aria-labelledby="office" className={clsx('mt-8 lg:mt-0', !hasForm && 'lg:row-span-2')}>
        <SectionHeading id="office" section={office} isMuted />
        {address}
      </section>
      <div>{map}</div>
    </div>
  );
}
