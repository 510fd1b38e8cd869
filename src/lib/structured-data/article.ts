import type { Article, Organization } from 'schema-dts';
import { isoDay } from '../format.ts';
import type { StructuredData } from './json-ld.ts';

/** A dated text of the firm. */
interface ArticleFacts {
  headline: string;
  description: string;
  published: Date;
  /** Full addresses of the article and of its share image. */
  url: string;
  image: string;
  words: number;
}

/** An article with the firm as its author: pages do not name individual authors. */
export function articleData(facts: ArticleFacts, firm: StructuredData<Organization>): Article {
  return {
    '@type': 'Article',
    headline: facts.headline,
    description: facts.description,
    datePublished: isoDay(facts.published),
    mainEntityOfPage: facts.url,
    image: facts.image,
    wordCount: facts.words,
    inLanguage: 'en-IN',
    author: firm,
    publisher: firm,
  };
}
