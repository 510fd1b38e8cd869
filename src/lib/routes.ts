import type { FigureVariant } from './drawings/contours.ts';

/** The search page; separate, because a script on every page needs only this one. */
export const searchRoute = '/Search';

/** Every page with a fixed address, in the case in which it is served. Pages and components get addresses from here. */
export const routes = {
  home: '/',
  homeAlias: '/Home',
  about: '/AboutUs',
  strategies: '/Schemes',
  partners: '/BusinessOpportunity',
  partnerContact: '/BusinessOpportunityContact',
  readingRoom: '/NewsLetter',
  documents: '/Documents',
  complaints: '/ComplaintsData',
  compare: '/Compare',
  performance: '/Performance',
  returnDiffers: '/WhyMyReturnDiffers',
  contact: '/Information',
  contactOffice: '/ContactUs',
  directOnboarding: '/DirectOnboarding',
  team: '/Fullteam',
  philosophy: '/InvestmentPhilosophy',
  feeCalculator: '/FeeCalculation',
  verify: '/VerifyUs',
  tax: '/Tax',
  accessibility: '/Accessibility',
  changes: '/WhatChanged',
  faq: '/FAQ',
  glossary: '/Glossary',
  search: searchRoute,
  risks: '/RiskFactors',
  privacy: '/PrivacyPolicy',
  disclaimer: '/Disclaimer',
} as const;

/** Name of a file in content/pages: the address of its page without the slash, or that of the not-found page. */
export type PageId = PathOf<(typeof routes)[keyof typeof routes]> | 'NotFound';

type PathOf<Address extends string> = Address extends `/${infer Path}` ? Exclude<Path, ''> : never;

/** The page for unknown addresses; it is not one of the routes, because nothing links to it. */
export const notFoundRoute = '/404';

/** Addresses of the feeds. */
export const feedRoutes = { rss: '/rss.xml', json: '/feed.json' } as const;

/** Files that browsers, search engines and people who report security problems look for at fixed addresses. */
export const fileRoutes = {
  sitemap: '/sitemap.xml',
  security: '/.well-known/security.txt',
} as const;

/** Address of the firm’s mark. */
export const iconRoute = '/icon.svg';

/** The mark as square pictures: the address and the side in px. Phones request the first at this fixed address too. */
export const pngIcons = {
  homeScreen: { route: '/apple-touch-icon.png', size: 180 },
  logo: { route: '/icons/icon-512.png', size: 512 },
} as const;

/** Address of a page with words in content/pages, by the name of its file. */
export function pageRoute(id: string): string {
  if (id === 'Home') return routes.home;
  return id === 'NotFound' ? notFoundRoute : `/${id}`;
}

/** Address of a page by its file in the built site: `/member/x` for `member/x.html`, and `/` for `index.html`. */
export const builtPageRoute = (file: string) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`;

/** Address of a member’s page; `id` is the name of the file in content/team. */
export const memberRoute = (id: string) => `/member/${id}`;

/** Address of an entry whose file name is its address: communiques, strategies, funds, legal texts and guides. */
export const entryRoute = (id: string) => `/${id}`;

/** Address of a record’s months as a file, by the id of the strategy or fund. */
export const recordRoute = (id: string) => `${routes.performance}/${id}.csv`;

/** Fragment for a month on the page of all records, so that each month has its own address. */
export const performanceAnchor = (asOf: Date) => `to-${asOf.toISOString().slice(0, 7)}`;

/** Address of a PDF; `file` as in content/documents, for instance `files/disclosure-document.pdf`. */
export const documentRoute = (file: string) => encodeURI(`/${file}`);

/** Permanent address of the newest version of a document. */
export const latestDocumentRoute = (name: string) => encodeURI(`/files/latest/${name}.pdf`);

/** Address of a picture of a PDF’s first page. */
export const previewRoute = (name: string, format: 'avif' | 'webp') => `/previews/${name}.${format}`;

/**
 * Address of a part of the Reading Room, for instance `/NewsLetter-Papers-2024`. Not in a folder `NewsLetter`: a file
 * system that ignores case would take it for the `newsletter` of the papers.
 */
export const shelfRoute = (name: string) => `${routes.readingRoom}-${name}`;

/** Address of the picture that a shared link to a page shows, for instance `/social/member-anjali-nair.jpg`. */
export const shareImageRoute = (path: string) =>
  `/social/${path === routes.home ? 'Home' : path.slice(1).replaceAll('/', '-')}.jpg`;

/** Address of a contour figure as a separate picture. */
export const figureRoute = (id: string, variant: FigureVariant) => `/figures/${variant}/${id}.svg`;

/** Absolute address on the public site. */
export const absolute = (path: string, website: string) => new URL(path, website).href;
