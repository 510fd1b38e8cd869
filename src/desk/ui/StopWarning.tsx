import type { DeskFinding } from '../findings/desk-findings.ts';
import styles from './StopWarning.module.css';
import { views } from './use-route.ts';

interface StopWarningProps {
  findings: readonly DeskFinding[];
  /** What follows for the writer, before the words “fix it first.” */
  consequence: string;
}

/** Warns that findings stop the site from being built; nothing if none do. */
export function StopWarning({ findings, consequence }: StopWarningProps) {
  const stops = findings.filter((finding) => finding.stops).length;
  if (stops === 0) return null;
  return (
    <p className={styles.warning}>
      {stops === 1 ? 'One finding stops' : `${stops} findings stop`} the site from being built. {consequence}{' '}
      <a href={views.findings}>fix {stops === 1 ? 'it' : 'them'}</a> first.
    </p>
  );
}
