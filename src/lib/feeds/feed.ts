/** A dated text for feed readers. */
export interface FeedItem {
  title: string;
  /** Full address, which is also the item’s identity. */
  url: string;
  date: Date;
  summary: string;
  /** The whole text as self-contained HTML, see `feedHtml`. */
  html: string;
}

/** A feed as a whole. */
export interface Feed {
  title: string;
  description: string;
  /** Full address of the page that the feed belongs to. */
  home: string;
  /** Full address of the feed itself. */
  self: string;
  /** The firm responsible for the texts. */
  author: string;
  /** BCP 47. */
  language: string;
  /** The newest first. */
  items: readonly FeedItem[];
}
