import {
  type ApproachEntry,
  getApproaches,
  getChanges,
  getCommuniques,
  getCurrentDocuments,
  getDocument,
  getGuides,
  getLegalTexts,
  getNotices,
  getPages,
  getRecord,
  getSettings,
  getShelved,
  getSingle,
  getTeam,
} from './queries.ts';
import type { ContourParameters } from '../lib/drawings/contours.ts';
import { buildDate } from '../lib/build-date.ts';
import { approachFigure, firmFigure, plainFigure } from '../lib/drawings/figure-parameters.ts';
import { isListed } from '../lib/pages/listed-pages.ts';
import { newest } from '../lib/days.ts';
import { isOnShelf, listedShelvesOf, shelfAddress, shelfWords } from '../lib/pages/reading-room.ts';
import { entryRoute, memberRoute, pageRoute } from '../lib/routes.ts';

/** A page that lists other entries counts as changed when the newest of them does. */
async function changesOfLists(): Promise<Record<string, Date | undefined>> {
  const report = (await getDocument('performance-report')).data;
  const current = await getCurrentDocuments();
  const { tests, audit } = await getSingle('accessibility');
  const { shortTerm, longTerm, cess } = await getSingle('tax');
  return {
    NewsLetter: newest((await getShelved()).map(({ date }) => date)),
    Documents: newest(current.map(({ data }) => data.published ?? data.date)),
    // Not its date, the last day of the month reported on, which is before it could be published.
    ComplaintsData: current.find(({ data }) => data.kind === 'complaints-data')?.data.published,
    Accessibility: newest([...tests.map(({ date }) => date), audit?.date]),
    Tax: newest([shortTerm, longTerm, cess].map(({ checked }) => checked)),
    Performance: report.published ?? report.date,
    WhatChanged: newest((await getChanges()).map(({ published }) => published)),
    VerifyUs: newest((await getNotices()).map(({ data }) => data.date)),
  };
}

async function pagesOfWords(changes: Record<string, Date | undefined>) {
  const { foundedYear } = (await getSettings()).firm;
  const listed = (await getPages()).filter(({ id }) => isListed(pageRoute(id)));
  return listed.map((page) => ({
    path: pageRoute(page.id),
    title: page.data.title,
    figure: page.id === 'Home' ? firmFigure(foundedYear, buildDate()) : plainFigure(page.id),
    changed: newest([page.data.reviewed, changes[page.id]]),
  }));
}

async function shelves() {
  const all = await getShelved();
  return listedShelvesOf(all).map((shelf) => ({
    path: shelfAddress(shelf),
    title: shelfWords(shelf, all),
    figure: plainFigure('NewsLetter'),
    changed: newest(all.filter((item) => isOnShelf(item, shelf)).map(({ date }) => date)),
  }));
}

/** A page made from one text, with a figure derived from its id. */
const pageOfText = ({ id, data }: { id: string; data: { title: string; date?: Date; reviewed?: Date } }) => ({
  path: entryRoute(id),
  title: data.title,
  figure: plainFigure(id),
  changed: data.date ?? data.reviewed,
});

/** Its record, if it has one, gets a month with each report. */
const pageOfApproach = async (approach: ApproachEntry, reported: Date | undefined): Promise<SitePage> => ({
  path: entryRoute(approach.id),
  title: approach.data.name,
  figure: approachFigure(approach.id, approach.data),
  changed: newest([approach.data.reviewed, (await getRecord(approach)) && reported]),
});

/** A page that search engines may list, with its canonical address. */
interface SitePage {
  path: string;
  /** Without the firm's name. */
  title: string;
  figure: ContourParameters;
  /** How the share image draws the figure: filled, as water, by default. */
  variant?: 'filled' | 'lines';
  /** When its content was last changed or reviewed, if the content gives a date. */
  changed: Date | undefined;
}

/** Every page that search engines may list. A test compares this with the built files. */
export async function getSitePages(): Promise<SitePage[]> {
  const changes = await changesOfLists();
  return [
    ...(await pagesOfWords(changes)),
    ...(await Promise.all((await getApproaches()).map((approach) => pageOfApproach(approach, changes['Performance'])))),
    ...[...(await getCommuniques()), ...(await getLegalTexts()), ...(await getGuides())].map(pageOfText),
    ...(await getTeam()).map(({ id, data: { name } }) => ({
      path: memberRoute(id),
      title: name,
      figure: plainFigure(id),
      variant: 'lines',
      changed: undefined,
    })),
    ...(await shelves()),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}
