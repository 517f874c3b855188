/** Metadata of a page, returned by its loader as `head`; titles are complete texts in the page's language. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Absolute URL without parameters that only sort or filter. */
  readonly canonical?: string;
  /** Excluded from search engines, including its links. */
  readonly hidden?: boolean;
  /** Absolute URL of the picture for link previews. */
  readonly image?: string;
  readonly kind?: 'website' | 'product' | 'article';
  /** Main pictures, preloaded before the style sheets. */
  readonly mainPictures?: readonly MainPicture[];
}

/** AVIF pictures by width, optionally with a media query. */
export interface MainPicture {
  readonly srcset: string;
  readonly sizes: string;
  readonly media?: string;
}
