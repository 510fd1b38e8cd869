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
  /** Whether there is a form, or a sentence in its place: then a desktop has room for the map below that. */
  hasForm?: boolean;
  /** The office’s address, with telephone and hours. */
  address?: ReactNode;
  /** The map, or the placard that stands for it. */
  map?: ReactNode;
}

/** The ways to the firm: the form, the office, the map. The same on every page that carries it. */
export function ContactView({ mail, office, form, hasForm = true, address, map }: ContactViewProps) {
  return (
    <div className="shell section grid grid-cols-1 gap-x-20 gap-y-8 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] print:block print:[&>*+*]:mt-6">
      <section aria-labelledby="mail-us" className={hasForm ? 'lg:row-span-2' : undefined}>
        <h2 id="mail-us">{mail.heading}</h2>
        {mail.text && <p className="mt-4 mb-8 max-w-xl text-muted">{mail.text}</p>}
        {form}
      </section>
      <section aria-labelledby="office" className={clsx('mt-8 lg:mt-0', !hasForm && 'lg:row-span-2')}>
        <h2 id="office">{office.heading}</h2>
        {office.text && <p className="mt-4 mb-8 text-muted">{office.text}</p>}
        {address}
      </section>
      <div>{map}</div>
    </div>
  );
}
