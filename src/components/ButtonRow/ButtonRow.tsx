import { PageButton, type PageButtonProps } from '../PageButton/PageButton.tsx';

export interface ButtonRowProps {
  /** The buttons of a page, in order. */
  buttons: readonly PageButtonProps['button'][];
  /** What they have in common, for screen readers. */
  label: string;
}

/** The buttons of a page, side by side; on a phone one below the other, equally wide. */
export function ButtonRow({ buttons, label }: ButtonRowProps) {
  return (
    <ul className="screen-only mt-6 mb-4 flex flex-wrap gap-3" aria-label={label}>
      {buttons.map((button) => (
        <li key={button.name} className="grid max-sm:basis-full max-sm:[&_a]:grow">
          <PageButton button={button} variant="quiet" />
        </li>
      ))}
    </ul>
  );
}
