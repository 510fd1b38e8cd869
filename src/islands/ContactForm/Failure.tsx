import type { Ref } from 'react';
import { Notice } from '../../components/Notice/Notice.tsx';
import { OtherWays, type OtherWaysProps } from '../../components/OtherWays/OtherWays.tsx';

export interface FailureProps extends OtherWaysProps {
  /** Lets the form move the focus here. */
  ref: Ref<HTMLDivElement>;
}

/** Tells the visitor that sending has failed, and what they can do now. It takes the focus. */
export function Failure({ ref, mailbox, chatHref }: FailureProps) {
  return (
    <Notice ref={ref} role="alert" tabIndex={-1}>
      <p>Something went wrong. Please try again later.</p>
      <p>
        Your message is still in the form. You can also <OtherWays mailbox={mailbox} chatHref={chatHref} />
      </p>
    </Notice>
  );
}
