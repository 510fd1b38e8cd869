/** A line of the launch check as it comes from `npm run launch-check -- --json`. */
export interface LaunchFinding {
  concern: string;
  where: string;
  what: string;
  todo: string;
  blocks: boolean;
}
