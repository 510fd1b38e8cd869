/** Where a picture lies after it was sent, and what to tell of it; without a path nothing was kept. */
export interface SentPicture {
  path?: string;
  words: string;
}

/** Sends a picture to lie beside the entry that is open. */
export async function sendPicture(file: File): Promise<SentPicture> {
  const [, collection = ''] = /\/collection\/([^/]+)/.exec(location.pathname) ?? [];
  const query = new URLSearchParams({ collection, name: file.name });
  try {
    const answer = await fetch(`/desk/api/picture?${query.toString()}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream', 'X-Desk': '1' },
      body: file,
    });
    return (await answer.json()) as SentPicture;
  } catch {
    return { words: 'The picture could not be sent: the desk does not answer. Start it again with npm run desk.' };
  }
}
