import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { addressLine, phoneLink, shopText, taxLine } from '@casamaestra/contract/shop/shop-words.ts';
import { openingLines } from '@casamaestra/texts/format/opening-hours.ts';
import type { ShellMessages } from '@casamaestra/texts/it/pages/shell.ts';
import { consentVersion } from '@casamaestra/contract/consent/consent-version.ts';
import { consentTexts } from '@casamaestra/texts/service/consent-texts.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { can } from '../platform/capabilities.ts';
import type { BrandPicture } from '../platform/brand.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { ChatLink } from './social-links.tsx';
import { ShopLogo } from './shop-logo.tsx';

interface SiteFooterProps {
  /** The shop's own links, sanitised by the service. */
  readonly html: string;
  readonly lang: Language | undefined;
  readonly shop: ShopFile;
  readonly logo: BrandPicture | undefined;
  readonly locale: Language;
  readonly texts: ShellMessages;
}

/** The footer of every page: the shop's own HTML, contacts and seller. */
export const SiteFooter = ({ html, lang, logo, ...rest }: SiteFooterProps) => (
  <div className="page site-foot">
    <ShopLogo picture={logo} name={rest.shop.name} label={rest.shop.name} height={44} loading="lazy" />
    <div lang={lang} className="site-foot-content" dangerouslySetInnerHTML={{ __html: html }} />
    <Contact {...rest} />
    <Seller {...rest} />
  </div>
);

type OfShop = Pick<SiteFooterProps, 'shop' | 'locale' | 'texts'>;

const Contact = ({ shop, locale, texts }: OfShop) => (
  <section className="site-foot-contact">
    <h2>{texts.contact}</h2>
    <p>
      <a href={`tel:${phoneLink(shop)}`}>{shop.contacts.phone}</a>
      {shop.contacts.whatsapp !== undefined && <ChatLink className="site-foot-chat" />}
      {openingLines(shop.contacts.phone_hours, locale).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
    <p>
      <a href={`mailto:${shop.contacts.email}`}>{shop.contacts.email}</a>
      <ConsentLink shop={shop} locale={locale} />
      {can('newsletter') && (
        <a href={urls.newsletter()} data-popup={shop.newsletter?.popup ? '' : undefined}>
          Newsletter
        </a>
      )}
    </p>
  </section>
);

/** The way to the choice about tools of others; without scripts nothing of theirs is loaded, and the page lists them. */
function ConsentLink({ shop, locale }: Pick<OfShop, 'shop' | 'locale'>) {
  const version = consentVersion(shop);
  if (version === undefined) return null;
  return (
    <a href={urls.webPage('web-page/cookie')} data-consent={version}>
      {consentTexts(locale).link}
    </a>
  );
}

/**
 * Information about the seller required on every page (DPR 633/1972 art. 35, c.c. art. 2250, D.Lgs. 70/2003
 * art. 7).
 */
const Seller = ({ shop, locale }: OfShop) => (
  <div className="site-foot-seller">
    <p>
      <strong>{shop.company.name}</strong> – {addressLine(shop.company.address)}
      <br />
      {taxLine(shop)} – PEC {shop.contacts.pec}
    </p>
    {shop.notice && <p>{shopText(shop.notice, locale)}</p>}
  </div>
);
