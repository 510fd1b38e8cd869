import clsx from 'clsx/lite';
import styles from './OfflineSteps.module.css';

export interface OfflineStepsProps {
  /** Steps, in the order in which they are taken; those that can be done online are omitted. */
  steps: readonly { title: string; offline?: string | undefined }[];
}

/** What cannot be done online, step by step. */
export function OfflineSteps({ steps }: OfflineStepsProps) {
  const offline = steps.filter((step) => step.offline !== undefined);
  if (offline.length === 0) return <p>Every step can be done online.</p>;
  return (
    <dl className={clsx('rows', styles.offline)}>
      {offline.map((step) => (
        <div key={step.title}>
          <dt>{step.title}</dt>
          <dd>{step.offline}</dd>
        </div>
      ))}
    </dl>
  );
}
