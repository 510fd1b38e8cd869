/** What Word writes before each item of a list: its bullet or number, and spaces. */
const MARK = '[style*="mso-list:Ignore" i]';

const isItem = (element: Element | null): element is HTMLElement =>
  element !== null && /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '');

/** Lists in what Word hands over as paragraphs, each with a bullet of its own; undefined where there are none. */
export function withLists(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const items = [...page.querySelectorAll('p')].filter(isItem);
  if (items.length === 0) return undefined;
  for (const item of items) {
    const mark = item.querySelector(MARK);
    const kind = /\w/.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const before = item.previousElementSibling;
    const list = before?.localName === kind && before.hasAttribute('data-word') ? before : page.createElement(kind);
    if (list !== before) item.before(list);
    list.setAttribute('data-word', '');
    const entry = page.createElement('li');
    entry.append(...item.childNodes);
    list.append(entry);
    item.remove();
  }
  return page.body.innerHTML;
}

/** Makes lists of what is pasted from Word, before the text takes it up. */
export function pasteLists(page: Document): void {
  page.addEventListener(
    'paste',
    (event) => {
      const html = withLists(event.clipboardData?.getData('text/html') ?? '');
      if (html === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      event.target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { capture: true },
  );
}
