/** What a loader says about its page, as `head` of its data; titles are finished texts in the page's language. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Absolute address without what only sorts or filters. */
  readonly canonical?: string;
  /** Kept out of search engines, links included. */
  readonly hidden?: boolean;
  /** Absolute address of the picture for previews elsewhere. */
  readonly image?: string;
  readonly kind?: 'website' | 'product' | 'article';
  /** Main pictures, asked for before the style sheets are read. */
  readonly mainPictures?: readonly MainPicture[];
}

/** AVIF pictures by width, optionally for some screens only. */
export interface MainPicture {
  readonly srcset: string;
  readonly sizes: string;
  readonly media?: string;
}
