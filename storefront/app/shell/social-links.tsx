import { urls } from '@casamaestra/contract/pages.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';

/** The shop's pages on social networks (L01). */
export const SocialLinks = ({ links }: { links: ShopFile['social_links'] }) =>
  links?.map(({ name, url }) => (
    <a key={url} href={url} target="_blank" rel="me noopener">
      {name}
    </a>
  ));

/** A chat that begins with the address of the page it was opened on (L16). */
export const ChatLink = ({ className }: { className?: string }) => (
  <a href={urls.whatsapp()} className={className} target="_blank" rel="nofollow">
    WhatsApp
  </a>
);
