import { PageButton, type PageButtonProps } from '../PageButton/PageButton.tsx';

export interface PageButtonsProps {
  /** The buttons, in the order in which they are shown. */
  buttons: readonly PageButtonProps['button'][];
  /** What the buttons have in common, for screen readers. */
  label: string;
}

/** The buttons below a page’s heading, side by side if there is room. */
export function PageButtons({ buttons, label }: PageButtonsProps) {
  return (
    <ul className="screen-only mt-6 mb-4 flex flex-wrap gap-3" aria-label={label}>
      {buttons.map((button) => (
        <li key={button.name}>
          <PageButton button={button} variant="quiet" />
        </li>
      ))}
    </ul>
  );
}
