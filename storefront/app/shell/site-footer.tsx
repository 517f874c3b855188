import { Logo } from '@casamaestra/ui/brand/logo.tsx';

/** The foot of every page (L08): the shop's own HTML, sanitised by the service, under the mark. */
export const SiteFooter = ({
  html,
  lang,
  shopName,
}: {
  html: string;
  lang: 'it' | undefined;
  shopName: string;
}) => (
  <div className="page site-foot">
    <Logo label={shopName} height={44} />
    <div lang={lang} className="site-foot-content" dangerouslySetInnerHTML={{ __html: html }} />
  </div>
);
