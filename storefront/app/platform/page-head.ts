import type { MetaDescriptor } from 'react-router';

/** What a loader says about its page; titles are finished texts in the page's language. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Absolute address without what only sorts or filters. */
  readonly canonical?: string;
  /** Kept out of search engines, links included. */
  readonly hidden?: boolean;
  readonly image?: string;
  readonly kind?: 'website' | 'product' | 'article';
  /** The main picture, asked for before the style sheets are read. */
  readonly mainPicture?: { readonly srcset: string; readonly type: string; readonly sizes: string };
}

/** The head elements of a page. */
export function headOf(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { title, description, canonical, hidden, image, kind = 'website', mainPicture } = head;
  const named: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:type', content: kind },
  ];
  if (description)
    named.push(
      { name: 'description', content: description },
      { property: 'og:description', content: description },
    );
  if (canonical)
    named.push(
      { tagName: 'link', rel: 'canonical', href: canonical },
      { property: 'og:url', content: canonical },
    );
  if (hidden) named.push({ name: 'robots', content: 'noindex, nofollow' });
  if (image) named.push({ property: 'og:image', content: image });
  if (mainPicture) named.push(pictureLink(mainPicture));
  return named;
}

function pictureLink({ srcset, type, sizes }: NonNullable<PageHead['mainPicture']>): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'preload',
    as: 'image',
    imageSrcSet: srcset,
    imageSizes: sizes,
    type,
    fetchPriority: 'high',
  };
}
