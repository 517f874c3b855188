import { Logo } from '@casamaestra/ui/brand/logo.tsx';

/** The foot of every page (L08): the shop's own HTML, sanitised by the service, under the mark. */
export const SiteFooter = ({ html, shopName }: { html: string; shopName: string }) => (
  <div className="page site-foot">
    <Logo label={shopName} height={44} />
    <div className="site-foot-content" dangerouslySetInnerHTML={{ __html: html }} />
  </div>
);
