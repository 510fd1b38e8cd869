/** A dated text as feed readers take it. */
export interface FeedItem {
  title: string;
  /** Full address, which is also the item's identity. */
  url: string;
  date: Date;
  summary: string;
  /** The whole text as HTML that needs nothing from its page, see `feedHtml`. */
  html: string;
}

/** A feed as a whole. */
export interface Feed {
  title: string;
  description: string;
  /** Full address of the page that the feed is of. */
  home: string;
  /** Full address of the feed itself. */
  self: string;
  /** The firm that answers for the texts. */
  author: string;
  /** BCP 47. */
  language: string;
  /** The newest first. */
  items: readonly FeedItem[];
}
