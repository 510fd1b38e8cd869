/** Folders of content/ whose file names are addresses. */
const folders = ['pages', 'communiques', 'strategies', 'funds', 'legal'];

/**
 * Files of content/ in which the words of a page may stand, the likeliest first: which of them is there says which it is.
 *
 * @param address path of the page, for instance `/member/anjali-nair`
 */
export function fileCandidates(address: string): string[] {
  const [, first = '', second] = address.replace(/\/$/, '').split('/');
  if (first === '') return ['content/pages/Home.mdx'];
  if (first === 'member') return [`content/team/${second ?? ''}.yaml`];
  return folders.map((folder) => `content/${folder}/${first}.mdx`);
}
