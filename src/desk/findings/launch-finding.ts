/** Something that somebody has to do before the site goes online. */
export interface Finding {
  /** Short name of what it is about; findings are listed by it. */
  concern: string;
  /** Whether the site must not go online with it; the others only ask for a look. */
  blocks: boolean;
  /** File from the project's root, with its line where there is one. */
  where: string;
  what: string;
  todo: string;
}
