/** The message to a writer if the system does not let a file be written. */
export function diskTrouble(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'The disk is full, so nothing was saved. What you wrote is still here: free some space on the disk, then save again.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return 'The desk may not write this file, so nothing was saved. What you wrote is still here: ask this computer’s administrator for permission to write to the folder content, then save again.';
  return `The file could not be written (${code ?? String(error)}), so nothing was saved. What you wrote is still here: try to save again.`;
}
