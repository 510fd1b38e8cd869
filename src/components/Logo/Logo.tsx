import { markDiscs } from '../../lib/drawings/mark.ts';

export interface LogoProps {
  /** Name of the firm. */
  name: string;
}

/** The firm’s mark and name: three rings of water around the heart. */
export function Logo({ name }: LogoProps) {
  return (
    <>
      <svg className="size-8 min-w-0" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        {markDiscs(16).map(({ colour, radius }) => (
          <circle key={colour} cx="16" cy="16" r={radius} fill={`var(--${colour})`} />
        ))}
      </svg>
      {/* A long name is broken before the mark shrinks. */}
      <span className="shrink-99">{name}</span>
    </>
  );
}
