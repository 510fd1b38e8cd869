export interface LogoProps {
  /** Name of the firm. */
  name: string;
}

/** The firm’s mark and name: three rings of water around the heart. */
export function Logo({ name }: LogoProps) {
  return (
    <>
      <svg className="size-8 min-w-0" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <circle cx="16" cy="16" r="16" fill="var(--lagoon)" />
        <circle cx="16" cy="16" r="10.5" fill="var(--shallow)" />
        <circle cx="16" cy="16" r="5" fill="var(--laterite)" />
      </svg>
      <span>{name}</span>
    </>
  );
}
