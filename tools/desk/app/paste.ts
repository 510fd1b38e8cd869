/** Word's marker in front of each list item: its bullet or number, and spaces. */
const MARK = '[style*="mso-list:Ignore" i]';

const isItem = (element: Element | null): element is HTMLElement =>
  element !== null && /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '');

/** Converts Word's list items, which are paragraphs with bullets in the text, to lists; undefined if there are none. */
function withLists(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const items = [...page.querySelectorAll('p')].filter(isItem);
  if (items.length === 0) return undefined;
  /** The lists around the previous item, outermost first. */
  const open: { list: Element; level: number }[] = [];
  for (const item of items) {
    const mark = item.querySelector(MARK);
    // A single “o” is Word's second-level bullet, not a number.
    const kind = /\d|\w[.)]/.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const level = Number(/level(\d)/i.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);
    if (item.previousElementSibling !== open[0]?.list) open.length = 0;
    const goesOn = ({ list, level: its }: (typeof open)[number]) =>
      its < level || (its === level && list.localName === kind);
    open.length = open.findLastIndex(goesOn) + 1;
    let last = open.at(-1);
    if (last?.level !== level) {
      const around = last?.list.lastElementChild;
      last = { list: page.createElement(kind), level };
      if (around) around.append(last.list);
      else item.before(last.list);
      open.push(last);
    }
    const entry = page.createElement('li');
    entry.append(...item.childNodes);
    last.list.append(entry);
    item.remove();
  }
  return page.body.innerHTML;
}

/** Lowers all headings by one level if one is of the first, which is the title of the page; undefined if none is. */
function withLowerHeadings(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (page.querySelector('h1') === null) return undefined;
  for (const heading of page.querySelectorAll('h1, h2, h3, h4, h5')) {
    const lower = page.createElement(`h${Number(heading.localName.slice(1)) + 1}`);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return page.body.innerHTML;
}

/** Wraps a pasted link around the selected words; undefined unless exactly one link was pasted. */
function aroundWords(html: string, selected: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const [link, ...others] = body.querySelectorAll('a');
  const isAlone = link !== undefined && others.length === 0 && body.textContent.trim() === link.textContent.trim();
  if (!isAlone || selected === '' || selected.includes('\n') || selected === link.textContent) return undefined;
  link.textContent = selected;
  return link.outerHTML;
}

/** Trims spaces from the ends of a selection: on Windows a double click also selects the space after a word. */
function selectWordsAlone(selection: Selection): void {
  const range = selection.getRangeAt(0).cloneRange();
  const { startContainer: first, endContainer: last } = range;
  if (first instanceof Text)
    range.setStart(first, first.data.slice(range.startOffset).search(/\S|$/) + range.startOffset);
  if (last instanceof Text) range.setEnd(last, last.data.slice(0, range.endOffset).trimEnd().length);
  selection.removeAllRanges();
  selection.addRange(range);
}

/**
 * Pastes as the writer intended: list items from Word as lists, its first headings as those of a text, a link over
 * selected words as a link around them.
 */
export function pasteAsMeant(page: Document): void {
  page.addEventListener(
    'paste',
    (event) => {
      const text = page.activeElement;
      const selection = page.getSelection();
      if (!text?.matches('[contenteditable="true"]') || !selection) return;
      const pasted = event.clipboardData?.getData('text/html') ?? '';
      const lists = withLists(pasted);
      const html = withLowerHeadings(lists ?? pasted) ?? lists ?? aroundWords(pasted, String(selection).trim());
      if (html === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (lists === undefined && !selection.isCollapsed) selectWordsAlone(selection);
      // Browsers fire this event later; without it the editor would paste at the previous position of the caret.
      page.dispatchEvent(new Event('selectionchange'));
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { capture: true },
  );
}
