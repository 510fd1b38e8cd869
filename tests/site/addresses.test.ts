import { it } from 'vitest';
import { collectionNames, collectionOf } from '../../src/collections/schemas/collections.ts';
import { content } from '../lib/content-files.ts';
import { expectNone } from './support/every-page.ts';
import { fileOf, files, notFound, pages, read } from './support/site.ts';

/** The addresses that must never change. */
const specified = `
  / /Home /AboutUs /Schemes /BusinessOpportunity /BusinessOpportunityContact /NewsLetter /Information /ContactUs
  /DirectOnboarding /Fullteam /InvestmentPhilosophy /FeeCalculation /FAQ /Glossary /Search /Documents /ComplaintsData
  /RiskFactors /PrivacyPolicy /Disclaimer /Performance /WhyMyReturnDiffers /Compare /VerifyUs /Tax /Accessibility
  /WhatChanged /Communique1 /Communique2 /Communique3 /Communique4 /EmergingMoat /SpecialOpportunities
  /ModerateCompounders /UpperCrustWealthFund /UpperCrustGrowthFund /UpperCrustProsperityFund
`;
/** Addresses from entries of content/: a new article gets its page without a code change. */
const fromContent = collectionNames.flatMap((name) =>
  content[name].flatMap(({ id }) => collectionOf(name).address?.(id) ?? []),
);
const yearOf = ({ date }: { date: Date }) => date.getUTCFullYear();
const shelved = [
  ...content.documents.flatMap(({ data }) => (data.readingRoom ? { kind: 'Papers', year: yearOf(data) } : [])),
  ...content.communiques.map(({ data }) => ({ kind: 'Communiques', year: yearOf(data) })),
];
const hasSeveral = (part: 'kind' | 'year') => new Set(shelved.map((item) => item[part])).size > 1;
/** A part of the Reading Room for each kind and each year, if there are several, and each combination that has entries. */
const shelves = shelved.flatMap(({ kind, year }) => [
  ...(hasSeveral('kind') ? [kind] : []),
  ...(hasSeveral('year') ? [year] : []),
  ...(hasSeveral('kind') && hasSeveral('year') ? [`${kind}-${year}`] : []),
]);
const expected = new Set<string>([
  ...specified.trim().split(/\s+/),
  ...fromContent,
  ...shelves.map((shelf) => `/NewsLetter-${shelf}`),
  notFound,
]);

/** Files that the site serves besides its pages. */
const otherFiles = [
  /^_astro\/[\w.@-]+\.(css|js|woff2|avif|webp|jpg|png|svg)$/,
  /^figures\/(filled|lines|quiet)\/[\w-]+\.svg$/,
  /^(files(\/latest)?|newsletter)\/[\w-]+\.pdf$/,
  /^(previews|social)\/[\w-]+\.(avif|webp|jpg|png)$/,
  /^Performance\/[\w-]+\.csv$/,
  /^(apple-touch-icon|icons\/icon-512)\.png$/,
  /^(icon\.svg|favicon\.ico|(robots|humans)\.txt|sitemap\.xml|rss\.xml|feed\.json)$/,
  /^pagefind\/(pagefind\.js|pagefind-entry\.json|words\.json|wasm\.en\.pagefind|[\w./-]+\.pf_(meta|index|fragment))$/,
  /^(_redirects|_headers)$/,
  /^licences\.txt$/,
  /^\.well-known\/security\.txt$/,
];

it('has every address that must not change, in the same case, and no other page', () => {
  expectNone([...expected].filter((address) => !fileOf(address)?.endsWith('.html')));
  expectNone(pages.map(({ address }) => address).filter((address) => !expected.has(address)));
});

it('has no other file', () => {
  // A compressed copy is allowed beside its original.
  const copy = /(?<=\.(html|css|js|svg|xml|txt|json))\.(br|gz|zst)$/;
  const isCopy = (file: string) => copy.test(file) && files.has(file.replace(copy, ''));
  const others = [...files].filter((file) => !file.endsWith('.html') && !isCopy(file));
  expectNone(others.filter((file) => !otherFiles.some((pattern) => pattern.test(file))));
});

it('has no empty file', () => {
  expectNone([...files].filter((file) => read(file).length === 0));
});

it('has no files or folders whose names differ only in case', () => {
  const names = [...files].flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/')));
  const duplicates = [...Map.groupBy(new Set(names), (name) => name.toLowerCase()).values()];
  expectNone(duplicates.filter(({ length }) => length > 1).map((alike) => alike.join(' and ')));
});
