import { documentKinds } from '../lib/documents/document-series.ts';
import type { PageId } from '../lib/routes.ts';
import { teamGroups } from './schemas/team.ts';

/** Ids of the sections that each page places itself, keyed by its file in content/pages. */
const pageSections = {
  Home: ['legacy', 'strategy', 'committee', 'closing'],
  Information: ['mail', 'office'],
  BusinessOpportunity: ['contact'],
  NewsLetter: ['papers', 'communiques'],
  Documents: documentKinds,
  ComplaintsData: ['sources', 'months', 'years', 'resolved', 'pending', 'average'],
  Compare: ['approaches'],
  Schemes: ['factsheets'],
  Performance: ['approaches', 'basis', 'notVerified', 'peers'],
  WhyMyReturnDiffers: ['example'],
  DirectOnboarding: ['guides'],
  FeeCalculation: ['plans'],
  Tax: ['rates', 'example'],
  VerifyUs: ['identity', 'lookUp', 'notices'],
  WhatChanged: ['log'],
  Accessibility: ['standard', 'contact', 'limits', 'tests', 'audit'],
  Fullteam: teamGroups,
  Search: ['elsewhere'],
} as const satisfies Partial<Record<PageId, readonly string[]>>;

/** A file in content/pages with sections. */
export type PageWithSections = keyof typeof pageSections;

/** A section that such a page places. */
export type SectionId<Name extends PageWithSections> = (typeof pageSections)[Name][number];

/** Ids of the sections that a page places; empty for most pages. @param page name of its file in content/pages */
export const sectionsOf = (page: string): readonly string[] =>
  Object.hasOwn(pageSections, page) ? pageSections[page as PageWithSections] : [];

/** How many buttons a page shows; most show none. @param page name of its file in content/pages */
export const buttonPlaces = (page: string): number =>
  page === 'BusinessOpportunity' ? 1 : ['Home', 'Schemes', 'ComplaintsData'].includes(page) ? Infinity : 0;
