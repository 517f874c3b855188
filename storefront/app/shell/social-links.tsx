import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';

/** The shop's pages on social networks (L01). */
export const SocialLinks = ({ links }: { links: ShopFile['social_links'] }) =>
  links?.map(({ name, url }) => (
    <a key={url} href={url} target="_blank" rel="me noopener">
      {name}
    </a>
  ));
