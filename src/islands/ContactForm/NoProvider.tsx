import { Notice } from '../../components/Notice/Notice.tsx';
import { formatPhone } from '../../lib/format.ts';

export interface NoProviderProps {
  mailbox: string;
  /** In international form without spaces. */
  phone: string;
}

/** No provider is set: how to reach the firm all the same. */
export function NoProvider({ mailbox, phone }: NoProviderProps) {
  return (
    <Notice>
      <p>
        This form cannot send at the moment. Please write to <a href={`mailto:${mailbox}`}>{mailbox}</a> or ring{' '}
        <a href={`tel:${phone}`}>{formatPhone(phone)}</a>.
      </p>
    </Notice>
  );
}
