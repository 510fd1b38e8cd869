/**
 * `npm run new communique "Title"`: makes a new file in content/ with every field of its kind. Also paper, member and faq.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectionOf } from '../src/collections/schemas/collections.ts';
import { nearest } from '../src/lib/nearest.ts';
import { readEntrySource } from '../src/collections/loader/entry-source.ts';
import { kinds } from './new/kinds.ts';
import { newFile } from './new/new-file.ts';

/** A sentence for the person at the keyboard. */
class Refusal extends Error {}

/** Ids and places of the files of a folder. */
function othersIn(folder: string, ending: string) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(`.${ending}`)) : [];
  return names.map((name) => {
    const { order } = readEntrySource(path.join(folder, name)).data as { order?: unknown };
    return { id: path.basename(name, `.${ending}`), order: typeof order === 'number' ? order : undefined };
  });
}

/**
 * Makes the file.
 *
 * @param root folder of the project
 * @param now the moment, for today's date in India
 * @returns what to tell the writer
 * @throws {Refusal} when the kind is unknown, the title is missing or the name is taken
 */
export function makeNew(root: string, args: readonly string[], now: Date): string {
  const [name = '', ...words] = args;
  const title = words.join(' ').trim();
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  const list = Object.keys(kinds).join(', ');
  if (kind === undefined) {
    const near = nearest(name, Object.keys(kinds));
    throw new Refusal(`There is no kind “${name}”. ${near ? `Did you mean “${near}”?` : `The kinds are: ${list}.`}`);
  }
  if (title === '') throw new Refusal(`A title is missing. Write: npm run new ${name} "The title"`);
  const { ending } = collectionOf(kind.collection);
  const folder = path.join(root, 'content', kind.collection);
  const others = othersIn(folder, ending);
  const id = kind.id(
    title,
    others.map((other) => other.id),
  );
  if (id === '')
    throw new Refusal(`“${title}” has no letter that an address could be made of. Use the letters A to Z.`);
  const file = `content/${kind.collection}/${id}.${ending}`;
  const taken = others.find((other) => other.id.toLowerCase() === id.toLowerCase());
  if (taken)
    throw new Refusal(`content/${kind.collection}/${taken.id}.${ending} is there already. Choose another title.`);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(root, file), newFile(kind, kind.values({ title, today, id, others }), today), { flag: 'wx' });
  return [`Made ${file}.`, `Its address: ${kind.address(id)}`, ...(kind.then ? [kind.then(id)] : [])].join('\n');
}

if (import.meta.main) {
  try {
    console.log(makeNew(path.resolve(import.meta.dirname, '..'), process.argv.slice(2), new Date()));
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
