import { isSaveKey, save } from './save-by-keys.ts';

/**
 * The engine re-renders an entry from its file after each save: anything typed during the save would be lost, and the
 * caret and the view would jump to the beginning (docs/upstream/keystatic-typing.md). So typing and pasting are queued
 * during a save, and then replayed where the caret was, in the same view; after the first save of a new entry, that place
 * is in a new form with the same fields. If the writer pressed Save again in the meantime, the replayed text is saved too.
 */

/** Milliseconds in which even a busy machine re-renders an entry after a save; a refused save does not re-render. */
const drawnBy = (page: Document) => 1_500 + page.body.textContent.length / 40;

/** Where the writer is typing: a field, or a position in a text. */
interface Caret {
  /** The field's index among all fields. */
  place: number;
  way: number[] | undefined;
  offset: number;
}

const fieldsIn = (page: Document) => [...page.querySelectorAll<HTMLElement>('input, textarea, [contenteditable=true]')];

/** Whether the engine is saving: its progress bar is then in the header; while loading, it is in the entry's place. */
const isSaving = (page: Document) => page.querySelector('header [role="progressbar"]') !== null;

/** Whether the engine labels the entry as different from its file. */
const isUnsaved = (page: Document) =>
  [...page.querySelectorAll('header span, header div')].some(
    (element) => element.children.length === 0 && element.textContent === 'Unsaved',
  );

function caretIn(page: Document): Caret | undefined {
  const fields = fieldsIn(page);
  const place = fields.findIndex((field) => field === page.activeElement);
  const field = fields[place];
  if (!field) return undefined;
  const { anchorNode, anchorOffset = 0 } = page.getSelection() ?? {};
  if (!field.isContentEditable || !anchorNode || !field.contains(anchorNode))
    return { place, way: undefined, offset: (field as Partial<HTMLInputElement>).selectionStart ?? 0 };
  const way: number[] = [];
  for (let node: Node = anchorNode; node !== field && node.parentNode; node = node.parentNode)
    way.unshift([...node.parentNode.childNodes].indexOf(node as ChildNode));
  return { place, way, offset: anchorOffset };
}

function putBack(page: Document, field: HTMLElement, { way, offset }: Caret): void {
  field.focus();
  // Rich text and date fields have no selectionStart.
  const { selectionStart = null } = field as Partial<HTMLInputElement>;
  if (selectionStart !== null) (field as HTMLInputElement).setSelectionRange(offset, offset);
  const node = way?.reduce<Node | undefined>((parent, place) => parent?.childNodes[place], field);
  if (node) page.getSelection()?.collapse(node, Math.min(offset, node.nodeValue?.length ?? node.childNodes.length));
}

/** The scrolled parts of the page. */
const scrolledIn = (page: Document) =>
  [...page.querySelectorAll('#engine div')].flatMap((part) =>
    part.scrollTop > 0 ? [{ part, top: part.scrollTop }] : [],
  );

/** Edits at the caret, as a user would. */
const edit = (page: Document, command: string, text?: string) =>
  // Deprecated, but there is no replacement, and every browser supports it.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  page.execCommand(command, false, text);

/** How the browser edits, or moves the caret, at these keys. */
const edits: Partial<Record<string, string>> = { Backspace: 'delete', Delete: 'forwardDelete' };
const moves: Partial<Record<string, [direction: string, by: string]>> = {
  ArrowLeft: ['backward', 'character'],
  ArrowRight: ['forward', 'character'],
  ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'],
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
};

/** Copies pasted data, which the browser clears after the event. */
function copyOf(pasted: DataTransfer): DataTransfer {
  const copy = new DataTransfer();
  for (const type of ['text/plain', 'text/html']) copy.setData(type, pasted.getData(type));
  for (const file of pasted.files) copy.items.add(file);
  return copy;
}

/** A key, a paste, or words that came without a key, as from a character picker or dictation. */
type Typed = KeyboardEvent | DataTransfer | string;

/** Replays it as the browser would have handled it. */
function type(page: Document, field: HTMLElement, typed: Typed): void {
  if (typed instanceof DataTransfer) {
    const paste = new ClipboardEvent('paste', { clipboardData: typed, bubbles: true, cancelable: true });
    if (field.dispatchEvent(paste)) edit(page, 'insertText', typed.getData('text/plain'));
  } else if (typeof typed === 'string') edit(page, 'insertText', typed);
  else if (field.dispatchEvent(new KeyboardEvent('keydown', typed))) {
    const { key, shiftKey } = typed;
    const [command, move] = [edits[key], moves[key]];
    if (isUndo(typed)) edit(page, 'undo');
    else if (move) page.getSelection()?.modify(shiftKey ? 'extend' : 'move', ...move);
    else if (command !== undefined) edit(page, command);
    else if (key.length === 1) edit(page, 'insertText', key);
    else if (key === 'Enter' && field instanceof HTMLTextAreaElement) edit(page, 'insertText', '\n');
  }
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Enter' || key in edits || key in moves);

const isPasteKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === 'v';

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Keeps what is typed while the engine saves. */
export function keepTyping(page: Document): void {
  let waiting:
    { queue: (Typed | Caret)[]; scrolled: ReturnType<typeof scrolledIn>; isOver?: true; saves?: true } | undefined;
  let timer: number | undefined;
  const finish = async (ended: NonNullable<typeof waiting>) => {
    clearTimeout(timer);
    timer = undefined;
    let field: HTMLElement | undefined;
    for (const { part, top } of ended.scrolled) part.scrollTop = top;
    // Pauses let the editor process the caret and each key before the next; new keys join the queue meanwhile.
    for (let next = ended.queue.shift(); next !== undefined; next = ended.queue.shift()) {
      if (typeof next === 'object' && 'place' in next) {
        field = fieldsIn(page)[next.place];
        if (field) putBack(page, field, next);
      } else if (field) type(page, field, next);
      await pause();
    }
    waiting = undefined;
    page.documentElement.removeAttribute('data-saving');
    if (ended.saves) save(page);
  };
  const end = () => {
    if (!waiting || waiting.isOver) return;
    waiting.isOver = true;
    void finish(waiting);
  };
  /** Notes where the next keys belong, at the beginning and after a click or Tab. */
  const moveCaret = () => {
    const caret = waiting?.isOver ? undefined : caretIn(page);
    if (caret) waiting?.queue.push(caret);
  };
  new MutationObserver(() => {
    if (isSaving(page)) {
      if (!waiting) {
        waiting = { queue: [], scrolled: scrolledIn(page) };
        moveCaret();
      }
      page.documentElement.setAttribute('data-saving', '');
    } else if (!waiting || page.querySelector('[role="progressbar"]')) return;
    else if (!isUnsaved(page)) end();
    else timer ??= window.setTimeout(end, drawnBy(page));
  }).observe(page.body, { childList: true, subtree: true });

  const wait = (event: Event) => {
    // Untrusted events are the replayed ones.
    if (!waiting || !event.isTrusted) return;
    event.stopImmediatePropagation();
    // The browser moves the focus at Tab, and fires the paste event, only if the keys’ default action is not prevented.
    if (event instanceof KeyboardEvent && event.key === 'Tab') setTimeout(moveCaret);
    if (event instanceof KeyboardEvent && (event.key === 'Tab' || isPasteKey(event))) return;
    event.preventDefault();
    if (event instanceof KeyboardEvent && isSaveKey(event)) waiting.saves = true;
    if (event instanceof KeyboardEvent && (isTyped(event) || isUndo(event))) waiting.queue.push(event);
    if (event instanceof InputEvent && event.inputType === 'insertText') waiting.queue.push(event.data ?? '');
    if (event instanceof ClipboardEvent && event.clipboardData) waiting.queue.push(copyOf(event.clipboardData));
  };
  page.addEventListener('click', moveCaret, { capture: true });
  for (const name of ['keydown', 'beforeinput', 'paste', 'drop']) page.addEventListener(name, wait, { capture: true });
}
