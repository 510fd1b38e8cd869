import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { SectionWords } from '../../lib/section-words.ts';

export interface ContactViewProps {
  /** Above the form. */
  mail: SectionWords;
  /** Above the address. */
  office: SectionWords;
  /** The form itself, or what stands in its place. */
  form?: ReactNode;
  /** Whether a sentence stands in the place of the form: on a desktop there is room for the map below it. */
  isShort?: boolean;
  /** The office’s address, with telephone and hours. */
  address?: ReactNode;
  /** The map, or the placard that stands for it. */
  map?: ReactNode;
}

/** The ways to the firm: the form, the office, the map. The same on every page that carries it. */
export function ContactView({ mail, office, form, isShort = false, address, map }: ContactViewProps) {
  return (
    <div
      className={clsx(
        'shell section grid grid-cols-1 gap-x-20 lg:grid-cols-[7fr_5fr] print:block print:[&>*+*]:mt-6',
        isShort ? 'gap-y-8 lg:grid-rows-[auto_1fr]' : 'gap-y-16',
      )}
    >
      <section aria-labelledby="mail-us">
        <h2 id="mail-us">{mail.heading}</h2>
        {mail.text && <p className="mt-4 mb-8 max-w-xl text-muted">{mail.text}</p>}
        {form}
      </section>
      <section aria-labelledby="office" className={clsx(isShort && 'mt-8 lg:row-span-2 lg:mt-0')}>
        <h2 id="office">{office.heading}</h2>
        {office.text && <p className="mt-4 mb-8 text-muted">{office.text}</p>}
        {address}
        {!isShort && <div className="mt-8">{map}</div>}
      </section>
      {isShort && <div>{map}</div>}
    </div>
  );
}
