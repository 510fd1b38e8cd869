import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import launchEditor from 'launch-editor';
import type { Answers } from '../../../src/desk/answers.ts';
import { placeOf } from '../../../src/collections/schemas/collections.ts';
import { entryFacts } from '../../../src/desk/entries/entry-facts.ts';
import { siteFrom } from '../../../src/desk/entries/read-site.ts';
import { deskFindings } from '../../../src/desk/findings/desk-findings.ts';
import { deskData } from '../../../src/desk/desk-data.ts';
import { componentProps } from '../../../src/desk/component-props.ts';
import { listed } from '../../../src/lib/due/report.ts';
import { versionOf } from '../../../src/desk/save/file-state.ts';
import { isoDay } from '../../../src/lib/format.ts';
import { indianDay } from '../../../src/lib/days.ts';
import { reasonOf } from '../../../src/lib/reason-of.ts';
import { dueIn } from '../../due.ts';
import { launchFindings } from '../../launch-check.ts';
import { type MdxName, mdxRow } from '../../../src/mdx/table.ts';
import type { Baseline } from './baseline.ts';
import { changesSince } from './changes.ts';
import type { DeskState } from './desk-state.ts';
import type { Answer, Question } from './exchange.ts';
import { commit, subjectOf, zip } from './hand-over.ts';
import { savePdf, savePicture } from './save-upload.ts';
import { addMonth } from './add-month.ts';
import { replaceDocument } from './replace-document.ts';
import { takeBack } from './take-back.ts';
import { isUnfinished, UNFINISHED } from '../../../src/lib/write-files.ts';
import { messageAnswer } from './message-answer.ts';

/** What the answers depend on. */
export interface Answerer {
  root: string;
  state: DeskState;
  baseline: Baseline;
}

/** Some work that ends with an answer. */
type Work<Data> = () => Answer<Data> | Promise<Answer<Data>>;

type Handler<Data = unknown> = (question: Question) => ReturnType<Work<Data>>;
type Handlers = Readonly<Record<string, Handler>>;

/** The handlers for the desk's requests, by the last part of the address. */
export function answersOf({ root, state, baseline }: Answerer): { reads: Handlers; writes: Handlers } {
  const today = () => isoDay(indianDay(new Date()));
  /** Refuses to work while a run of `npm run month` is unfinished. */
  const unlessUnfinished = <Data>(work: Work<Data>): Answer<Data> | Promise<Answer<Data>> =>
    isUnfinished(root) ? messageAnswer(409, UNFINISHED) : work();
  /** The same after all saves before it: handing over may not begin while only some files of an entry are written. */
  const inTurn = (work: () => Promise<Answer>) => state.inTurn(async () => unlessUnfinished(work));
  const reads = {
    desk: () => ({ data: deskData(siteFrom(root, new Date())) }),
    version: async ({ query }) => {
      const known = { version: Number(query.get('version')), site: Number(query.get('site')) };
      return { data: await state.versionsAfter(known) };
    },
    findings: async () => ({ data: await deskFindings(root, new Date()) }),
    entry: ({ query }) => {
      const file = query.get('file') ?? '';
      const facts = entryFacts(file, siteFrom(root, new Date()));
      return { data: { version: versionOf(state.read(file)), facts } };
    },
    readable: ({ query }) => readable(query.get('file') ?? '', state),
    props: ({ query }) =>
      orReason<Answers['props']>(async () => {
        const { component = '', ...attributes } = Object.fromEntries(query);
        // A page that is open since before an update may name an older one.
        if (mdxRow(component) === undefined) return messageAnswer(404, `There is no component ${component}.`);
        return { data: { props: await componentProps(root, component as MdxName, attributes) } };
      }),
    changes: () =>
      unlessUnfinished(async () => {
        const changes = await changesSince(baseline, root);
        return { data: { kind: baseline.kind, changes, subject: subjectOf(changes) } };
      }),
    launch: async () => ({ data: { findings: await launchFindings(root, new Date()) } }),
    due: () => orReason(() => due(root)),
    zip: () =>
      inTurn(async () => {
        baseline.pack();
        return { bytes: await zip(baseline), type: 'application/zip', name: `content-${today()}.zip` };
      }),
  } satisfies { [Name in keyof Answers]: Handler<Answers[Name]> } & Record<'version' | 'zip', Handler>;
  const writes: Handlers = {
    editor: ({ query }) => openInEditor(root, query.get('file') ?? ''),
    picture: (question) => inTurn(() => savePicture(root, question)),
    pdf: (question) => inTurn(() => savePdf(root, question)),
    document: (question) => inTurn(() => replaceDocument(root, question, today())),
    'take-back': (question) => inTurn(() => takeBack(root, baseline, question)),
    month: (question) => addMonth(root, question),
    print: () => makeDocuments(root),
    commit: async ({ query }) => {
      const subject = query.get('subject')?.trim() ?? '';
      if (subject === '') return messageAnswer(400, 'Say in a few words what changed.');
      try {
        return await inTurn(async () => ({ data: await commit(root, baseline, subject, today()) }));
      } catch (error) {
        return messageAnswer(
          409,
          `Git did not accept the change, but every file is as you saved it: hand it over as a zip file, or show this to the site’s developer. ${reasonOf(error)}`,
        );
      }
    },
    'handed-over': () =>
      baseline.renew()
        ? { data: { words: 'Noted: what you save from now on is listed here as new.' } }
        : messageAnswer(409, 'Nothing has been downloaded yet: download the zip first.'),
  };
  return { reads, writes };
}

/** Whether the engine can read and write a file, or why not. */
function readable(file: string, state: DeskState): Answer<Answers['readable']> {
  const [now, place] = [state.read(file), placeOf(file)];
  try {
    if (now && place) state.saveFacts().roundTrip(place.collection, place.id, new TextDecoder().decode(now));
    return { data: {} };
  } catch (error) {
    return { data: { trouble: reasonOf(error) } };
  }
}

/** The answer or, if it cannot be found, the reason. */
async function orReason<Data>(work: Work<Data>): Promise<Answer<Data>> {
  try {
    return await work();
  } catch (error) {
    return messageAnswer(409, reasonOf(error));
  }
}

/** The site's duties, each with the entry that it is about. */
function due(root: string): Answer<Answers['due']> {
  const report = dueIn(root, new Date());
  const { day, duties } = listed(report.duties, report.today);
  const placed = duties.map((duty) => ({ ...duty, place: placeOf(duty.where.replace(/:\d+$/, '')) }));
  return { data: { day, duties: placed } };
}

/** Opens a content file in the editor of this computer. */
function openInEditor(root: string, file: string): Answer {
  if (placeOf(file) === undefined || !existsSync(path.join(root, file)))
    return messageAnswer(404, `${file} no longer exists.`);
  const missing: string[] = [];
  // If it finds no editor, it calls back before it returns.
  launchEditor(path.join(root, file), (name) => missing.push(name));
  if (missing.length === 0) return { data: {} };
  return messageAnswer(409, `No editor was found on this computer: open ${file} yourself.`);
}

/** Makes the PDFs whose content has changed, as `npm run documents` does. */
async function makeDocuments(root: string): Promise<Answer> {
  try {
    await promisify(execFile)(process.execPath, ['tools/documents.ts'], { cwd: root });
    return { data: {} };
  } catch (error) {
    // The error's own message begins with the command.
    const said = (error as { stderr?: string }).stderr?.trim();
    const reason = (said || reasonOf(error)).split('\n').slice(0, 4).join(' ');
    return messageAnswer(409, `The PDF could not be made: ${reason}`);
  }
}
