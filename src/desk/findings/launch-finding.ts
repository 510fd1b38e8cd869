/** Something that has to be done before the site goes online. */
export interface LaunchFinding {
  /** Short name of its subject, by which findings are grouped. */
  concern: string;
  /** Whether the site must not go online with it; other findings only need a look. */
  blocks: boolean;
  /** File from the project’s root, with its line if there is one. */
  where: string;
  what: string;
  todo: string;
}
