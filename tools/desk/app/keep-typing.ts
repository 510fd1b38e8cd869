import { isSaveKey, save } from './save-by-keys.ts';

/**
 * The engine draws an entry anew as soon as it is saved, from the file: what was typed between Save and then would be
 * gone, and the caret stand at the beginning. So what is typed and pasted waits while it saves, and is put afterwards where
 * the caret was; after the first save of a new entry that is in another form of the same fields. Who has saved once more
 * meanwhile saves that as well.
 */

/** Milliseconds after an answer that an entry is drawn anew in by a busy machine; one that the server refused is not. */
const drawnBy = (page: Document) => 1_500 + page.body.textContent.length / 40;

/** Where somebody is typing: a field, or a place in a text by the way to it. */
interface Caret {
  /** The field's place among all. */
  place: number;
  way: number[] | undefined;
  offset: number;
}

const fieldsIn = (page: Document) => [...page.querySelectorAll<HTMLElement>('input, textarea, [contenteditable=true]')];

/** What the engine tells a screen reader while it saves; while it loads, that stands where the entry will be. */
const isSaving = (page: Document) => page.querySelector('header [role="progressbar"]') !== null;

/** The engine's word for an entry that differs from its file. */
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
  // Neither a text nor a date has one.
  const { selectionStart = null } = field as Partial<HTMLInputElement>;
  if (selectionStart !== null) (field as HTMLInputElement).setSelectionRange(offset, offset);
  const node = way?.reduce<Node | undefined>((parent, place) => parent?.childNodes[place], field);
  if (node) page.getSelection()?.collapse(node, Math.min(offset, node.nodeValue?.length ?? node.childNodes.length));
}

/** Edits a page where its caret is, as its reader does. */
const edit = (page: Document, command: 'delete' | 'insertText', text?: string) =>
  // Deprecated, but nothing else does this, and every browser has it.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  page.execCommand(command, false, text);

/** What was pasted, which the browser takes away with its event. */
function copyOf(pasted: DataTransfer): DataTransfer {
  const copy = new DataTransfer();
  for (const type of ['text/plain', 'text/html']) copy.setData(type, pasted.getData(type));
  for (const file of pasted.files) copy.items.add(file);
  return copy;
}

/** Types a key, or pastes, as the browser would have. */
function type(page: Document, field: HTMLElement, key: string | DataTransfer): void {
  if (typeof key !== 'string') {
    const paste = new ClipboardEvent('paste', { clipboardData: key, bubbles: true, cancelable: true });
    if (field.dispatchEvent(paste)) edit(page, 'insertText', key.getData('text/plain'));
    return;
  }
  const isHandled = !field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  if (isHandled) return;
  if (key === 'Backspace') edit(page, 'delete');
  else if (key !== 'Enter') edit(page, 'insertText', key);
  else if (field instanceof HTMLTextAreaElement) edit(page, 'insertText', '\n');
}

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Enter' || key === 'Backspace');

const isPasteKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === 'v';

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Keeps what is typed in the engine's page while it saves. */
export function keepTyping(page: Document): void {
  let waiting: { caret: Caret | undefined; keys: (string | DataTransfer)[]; isOver?: true; saves?: true } | undefined;
  let timer: number | undefined;
  const finish = async (ended: NonNullable<typeof waiting>) => {
    const { caret, keys } = ended;
    clearTimeout(timer);
    timer = undefined;
    const field = caret && fieldsIn(page)[caret.place];
    if (field) {
      putBack(page, field, caret);
      // The text takes up where the caret is, and each key, before the next; those that come meanwhile get in line.
      for (await pause(); keys.length > 0; await pause()) type(page, field, keys.shift() ?? '');
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
  new MutationObserver(() => {
    if (isSaving(page)) {
      waiting ??= { caret: caretIn(page), keys: [] };
      page.documentElement.setAttribute('data-saving', '');
    } else if (!waiting || page.querySelector('[role="progressbar"]')) return;
    else if (!isUnsaved(page)) end();
    else timer ??= window.setTimeout(end, drawnBy(page));
  }).observe(page.body, { childList: true, subtree: true });

  const wait = (event: Event) => {
    // What this types itself is no one's key.
    if (!waiting || !event.isTrusted) return;
    event.stopImmediatePropagation();
    // The browser pastes, and says what, only where its keys do what they do.
    if (event instanceof KeyboardEvent && isPasteKey(event)) return;
    event.preventDefault();
    if (event instanceof KeyboardEvent && isSaveKey(event)) waiting.saves = true;
    if (event instanceof KeyboardEvent && isTyped(event)) waiting.keys.push(event.key);
    // Of a list of letters or dictation, say, which press no key.
    if (event instanceof InputEvent && event.inputType === 'insertText') waiting.keys.push(event.data ?? '');
    if (event instanceof ClipboardEvent && event.clipboardData) waiting.keys.push(copyOf(event.clipboardData));
  };
  for (const name of ['keydown', 'beforeinput', 'paste', 'drop']) page.addEventListener(name, wait, { capture: true });
}
