import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useIslandReady } from '../island-ready.ts';
import { describeAmount } from './describe-amount.ts';
import { FeeResult } from './FeeResult.tsx';
import { type Cut, type Inputs, readInputs } from './inputs.ts';
import { shareQuery } from './share-link.ts';

interface Props {
  /** The figures that the form starts with: the worked example that stands here until a visitor asks for a result. */
  example: Inputs;
  /** FeeForm.astro, which this view only listens to: what was typed into it before the script came is still there. */
  children?: ReactNode;
}

export default function FeeCalculator({ example, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [shown, show] = useState<{ inputs: Inputs; cuts: Cut[]; asked?: true }>({ inputs: example, cuts: [] });
  const [isOld, setOld] = useState(false);

  const describeAmounts = () => {
    for (const field of root.current?.querySelectorAll<HTMLInputElement>('[data-amount]') ?? []) {
      field.nextElementSibling?.replaceChildren(describeAmount(field.value));
    }
  };

  const calculate = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault();
    const { target: form, submitter } = event;
    const returns = form.querySelector<HTMLInputElement>('input[name=returns]');
    // A preset is a button with the returns that it stands for.
    if (returns && submitter instanceof HTMLButtonElement && submitter.value) returns.value = submitter.value;
    const data = new FormData(form);
    // A checkbox that is not checked has no entry. Files there are none.
    const read = readInputs((name) => (data.get(name) ?? '') as string);
    show({ ...read, asked: true });
    setOld(false);
    history.replaceState(history.state, '', shareQuery(read.inputs));
    form.removeAttribute('data-asked');
  };

  const typed = () => {
    describeAmounts();
    setOld(true);
  };

  useIslandReady(root);
  useEffect(() => {
    describeAmounts();
    // The page was opened by a link that carries inputs (open-link.ts).
    root.current?.querySelector<HTMLFormElement>('[data-asked]')?.requestSubmit();
  }, []);

  return (
    <div ref={root} className="fee" onInput={typed} onSubmit={calculate}>
      {children}
      <FeeResult {...shown} isOld={isOld} />
    </div>
  );
}
