import { coverSvg } from '../../lib/figure-svg.ts';
import type { ContourParameters } from '../../lib/contours.ts';
import { formatDate, formatPhone } from '../../lib/format.ts';
import type { Document } from '../../collections/schemas/document.ts';
import type { Settings } from '../../collections/schemas/settings.ts';
import type { Block } from './blocks.ts';

/** One document, before it is laid out: what the library says of it, and what its source does. */
export interface Sheet extends Pick<Document, 'date' | 'file' | 'specimen' | 'summary' | 'title'> {
  /** Headline of the cover, where it differs. */
  heading: string;
  /** Whom it is for; an article is for everybody. */
  audience?: string | undefined;
  /** What sort of document it is. */
  label: string;
  /** Day or period in words. */
  when: string;
  figure: ContourParameters;
  /** What is invented, for the cover of a specimen. */
  notice?: string | undefined;
  /** Day on which somebody last checked the text. */
  reviewed?: Date | undefined;
  blocks: Block[];
}

/** Points of the headline: a long one is set smaller, so that the cover keeps its height. */
const titleSize = ({ length }: string) => (length <= 24 ? 34 : length <= 42 ? 30 : 25);

/** The firm's name stands before it in the running head, and is not said twice. */
const afterName = (title: string, name: string) =>
  title.startsWith(`${name} `) ? title.slice(name.length + 1) : title;

/** What the template is given: every word of the document and its drawings. */
export function templateData(sheet: Sheet, { firm, website, contact, riskLine }: Settings) {
  const { title, heading, label, summary, audience, date, when, figure, specimen, notice, reviewed, blocks } = sheet;
  return {
    title: heading,
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
