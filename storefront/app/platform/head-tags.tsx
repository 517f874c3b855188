import { usePageRoute } from '../router/use-page.ts';
import type { PageHead } from './page-head.ts';

/** The head elements of the current page, from the `head` of its loader data. */
export function HeadTags() {
  const data = usePageRoute().loaderData as { readonly head?: PageHead } | undefined;
  if (!data?.head) return null;
  const { title, description, canonical, hidden, image, kind = 'website', mainPictures = [] } = data.head;
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta property="og:type" content={kind} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {hidden && <meta name="robots" content="noindex, nofollow" />}
      {image && <meta property="og:image" content={image} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      {mainPictures.map(({ srcset, sizes, media }) => (
        <link
          key={srcset}
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={srcset}
          imageSizes={sizes}
          media={media}
          fetchPriority="high"
        />
      ))}
    </>
  );
}
