/** Word's marker in front of each list item: its bullet or number, and spaces. */
const MARK = '[style*="mso-list:Ignore" i]';

const isItem = (element: Element | null): element is HTMLElement =>
  element !== null && /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '');

/** Converts Word's list items, which are paragraphs with bullets in the text, to lists. @returns whether there are any */
function makeLists(page: Document): boolean {
  const items = [...page.querySelectorAll('p')].filter(isItem);
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
  return items.length > 0;
}

/** Lowers all headings by one level if one is of the first, which is the title of the page. @returns whether one is */
function lowerHeadings(page: Document): boolean {
  if (page.querySelector('h1') === null) return false;
  for (const heading of page.querySelectorAll('h1, h2, h3, h4, h5')) {
    const lower = page.createElement(`h${Number(heading.localName.slice(1)) + 1}`);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return true;
}

/** The lines of a table cell, as its nodes: a paragraph, a list item, or what stands between two line breaks. */
function linesIn(block: Element): Node[][] {
  const lines: Node[][] = [[]];
  for (const node of block.childNodes) {
    if (!(node instanceof Element && node.matches('p, div, ul, ol, li, br'))) lines.at(-1)?.push(node);
    else lines.push(...linesIn(node), []);
  }
  return lines.filter((line) => line.some((node) => node.textContent?.trim() !== ''));
}

/**
 * Joins the lines of each table cell by semicolons: in Markdown a cell has one line, and the engine would leave out the
 * others. @returns whether a cell has several
 */
function joinCellLines(page: Document): boolean {
  const cells = [...page.querySelectorAll('td, th')].filter((cell) => linesIn(cell).length > 1);
  for (const cell of cells)
    cell.replaceChildren(...linesIn(cell).flatMap((line, index) => (index > 0 ? ['; ', ...line] : line)));
  return cells.length > 0;
}

/** Wraps a pasted link around the selected words; undefined unless exactly one link was pasted. */
function aroundWords({ body }: Document, selected: string): string | undefined {
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
 * Pastes as the writer intended: list items from Word as lists, its first headings as those of a text, all lines of a
 * table cell, a link over selected words as a link around them (docs/upstream/keystatic-typing.md).
 */
export function pasteAsMeant(page: Document): void {
  page.addEventListener(
    'paste',
    (event) => {
      const text = page.activeElement;
      const selection = page.getSelection();
      if (!text?.matches('[contenteditable="true"]') || !selection) return;
      const pasted = new DOMParser().parseFromString(event.clipboardData?.getData('text/html') ?? '', 'text/html');
      // Not a condition with ||: each of them changes what was pasted.
      const isChanged = [makeLists(pasted), joinCellLines(pasted), lowerHeadings(pasted)].includes(true);
      const link = isChanged ? undefined : aroundWords(pasted, String(selection).trim());
      if (!isChanged && link === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (link !== undefined) selectWordsAlone(selection);
      // Browsers fire this event later; without it the editor would paste at the previous position of the caret.
      page.dispatchEvent(new Event('selectionchange'));
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', link ?? pasted.body.innerHTML);
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { capture: true },
  );
}
