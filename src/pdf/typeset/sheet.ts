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

/** Font size of the headline in points: smaller for a long one, so that the cover keeps its height. */
const titleSize = ({ length }: string) => (length <= 24 ? 34 : length <= 42 ? 30 : 25);

/** Drops the firm’s name from the title, because the running head shows it before the title. */
const afterName = (title: string, name: string) =>
  title.startsWith(`${name} `) ? title.slice(name.length + 1) : title;

/** The template’s data: every word of the document, and its drawings. */
export function templateData(sheet: Sheet, { firm, website, contact, riskLine }: Settings) {
  const { title, heading, label, summary, audience, date, when, figure, specimen, notice, reviewed, blocks } = sheet;
  return {
    title: heading,
    metadataTitle: fullTitle(`${title}, ${when}`, firm.name),
    page: sheet.page ?? null,
    titleSize: titleSize(heading),
    runningTitle: afterName(title, firm.name),
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
