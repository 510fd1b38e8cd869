import { coverSvg } from '../../lib/drawings/figure-svg.ts';
import type { ContourParameters } from '../../lib/drawings/contours.ts';
import { formatDate, formatPhone } from '../../lib/format.ts';
import { fullTitle } from '../../lib/pages/page-meta.ts';
import type { Document } from '../../collections/schemas/document.ts';
import type { Settings } from '../../collections/schemas/settings.ts';
import type { Block } from './blocks.ts';

/** One document before layout: facts from its library entry and from its source. */
export interface Sheet extends Pick<Document, 'date' | 'file' | 'specimen' | 'summary' | 'title'> {
  /** Headline of the cover, which may differ from the title. */
  heading: string;
  /** Full address of the page with the same text. */
  page?: string | undefined;
  /** The intended readers; left out for an article, which is for everybody. */
  audience?: string | undefined;
  /** What sort of document it is. */
  label: string;
  /** Day or period in words. */
  when: string;
  figure: ContourParameters;
  /** What is invented, for the cover of a specimen. */
  notice?: string | undefined;
  /** Day on which the text was last checked. */
  reviewed?: Date | undefined;
  blocks: Block[];
}

/** The template’s data: every word of the document, and its drawings. */
export function templateData(sheet: Sheet, { firm, website, contact, riskLine }: Settings) {
  const { title, heading, label, summary, audience, date, when, figure, specimen, notice, reviewed, blocks } = sheet;
  return {
    title: heading,
    metadataTitle: fullTitle(`${title}, ${when}`, firm.name),
    page: sheet.page ?? null,
    // In points: smaller for a long headline, so that the cover keeps its height.
    titleSize: heading.length <= 24 ? 34 : heading.length <= 42 ? 30 : 25,
    // The running head shows the firm’s name before it.
    runningTitle: title.replace(new RegExp(`^${RegExp.escape(firm.name)} `), ''),
    label,
    summary,
    dateline: [when, ...(audience === undefined ? [] : [audience])].join('\u2002·\u2002'),
    day: { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
    keywords: [label, firm.registration],
    specimen,
    notice: specimen ? (notice ?? null) : null,
    reviewed: reviewed === undefined ? null : formatDate(reviewed),
    cover: coverSvg(figure),
    blocks,
    firm: firm.name,
    publisher: firm.legalName,
    imprint: `${firm.legalName}, registered with SEBI as a portfolio manager, number ${firm.registration}.`,
    footer: `${firm.name} · SEBI registration ${firm.registration}`,
    website,
    mailbox: contact.mailbox,
    phone: formatPhone(contact.phone),
    riskLine,
  };
}
