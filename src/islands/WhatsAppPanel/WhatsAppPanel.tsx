import { useRef } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { useIslandReady } from '../hydration/use-island-ready.ts';
import { useCloseOnFocusOutside } from '../popovers/use-close-on-focus-outside.ts';
import styles from './WhatsAppPanel.module.css';

export interface WhatsAppPanelProps {
  /** The text above the link to the chat. */
  prompt: string;
  /** Address of the chat. */
  href: string;
  /** Path of the page that lists the firm's genuine channels. */
  verifyHref: string;
}

/**
 * The floating contact: a button that opens a small panel with a link to WhatsApp, as a popover that needs no script.
 * The page reserves their height at its lower edge, so that focused elements scroll clear of them and the end of the
 * footer is above them. Once hydrated, the panel closes when the focus leaves it.
 */
export function WhatsAppPanel({ prompt, href, verifyHref }: WhatsAppPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useCloseOnFocusOutside(panel);
  useIslandReady(panel);

  return (
    <aside className="screen-only" aria-label="WhatsApp">
      <button
        type="button"
        className={styles.toggle}
        popoverTarget="whatsapp-panel"
        aria-label="Contact us on WhatsApp"
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5Z" />
          <path d="M9.2 8.2c-.9.9-.7 2.4.9 4.2s3.5 2.3 4.5 1.4l.5-.9-1.9-1.1-.9.7c-.9-.3-1.7-1.1-2-2l.7-.9-.9-1.9Z" />
        </svg>
      </button>
      <div
        ref={panel}
        id="whatsapp-panel"
        className={styles.panel}
        popover="auto"
        role="group"
        aria-labelledby="whatsapp-title"
      >
        <h2 id="whatsapp-title">Contact Us</h2>
        <p>{prompt}</p>
        <ButtonLink href={href} newTab>
          Chat Now
        </ButtonLink>
        <p className={styles.doubt}>
          <a href={verifyHref}>Is it really us?</a>
        </p>
      </div>
    </aside>
  );
}
