/** “Nothing found for “minimun”. Did you mean minimum?”, where the last word links to its results. */
export function offer(words: string, meant: string): (Node | string)[] {
  const link = document.createElement('a');
  link.href = `?q=${encodeURIComponent(meant)}`;
  link.textContent = meant;
  return [`Nothing found for “${words}”. Did you mean `, link, '?'];
}
