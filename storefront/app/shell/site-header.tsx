import { InlineIcon as Icon } from '@casamaestra/ui/inline-icon.tsx';
import { iconPaths } from '@casamaestra/ui/icon-paths.ts';
import type { IconName } from '@casamaestra/ui/icon-paths.ts';
import type { ReactNode } from 'react';
import type { BrandPicture } from '../platform/brand.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { aboutText, urls } from '@casamaestra/contract/pages.ts';
import { can } from '../platform/capabilities.ts';
import type { MenuNode } from './menu-tree.ts';
import type { ShellMessages } from '@casamaestra/texts/it/pages/shell.ts';
import { PreferencesButton, SitePreferences } from './site-preferences.tsx';
import { ShopLogo } from './shop-logo.tsx';
import { SiteMenu } from './site-menu.tsx';
import { ChatLink, SocialLinks } from './social-links.tsx';
import { SiteSearch } from './site-search.tsx';

const isIcon = (name: string): name is IconName => Object.hasOwn(iconPaths, name);

export interface PromoTabLink {
  /** Name of an icon, or another text, which is not shown. */
  readonly icon: string;
  readonly text: string;
  readonly url: string;
  /** What it is written in, when that is not the language of the page. */
  readonly lang?: Language | undefined;
}

interface SiteHeaderProps {
  readonly texts: ShellMessages;
  readonly shopName: string;
  readonly logo: BrandPicture | undefined;
  /** For the dark scheme. */
  readonly logoOnDark: BrandPicture | undefined;
  readonly locale: Language;
  readonly languages: readonly Language[];
  readonly currencies: ShopFile['currencies'];
  /** Shops with colours of their own have no dark ones. */
  readonly isThemed: boolean;
  readonly departments: readonly MenuNode[];
  readonly promoTabs: readonly PromoTabLink[];
  readonly socialLinks: ShopFile['social_links'];
  readonly hasChat: boolean;
}

const Strip = ({ texts, promoTabs, locale, socialLinks }: SiteHeaderProps) => (
  <div className="site-strip">
    <div className="page site-strip-row">
      {promoTabs.length > 0 && (
        <ul className="site-promises" aria-label={texts.promises}>
          {promoTabs.map((tab) => (
            <li key={tab.text} lang={tab.lang}>
              <a href={tab.url}>
                {isIcon(tab.icon) && <Icon name={tab.icon} size={16} />}
                {tab.text}
              </a>
            </li>
          ))}
        </ul>
      )}
      <nav aria-label={texts.serviceLinks} className="site-service">
        <a href={urls.trackOrder()}>{texts.trackOrder}</a>
        <a href={can('blog') ? urls.about() : urls.webPage(aboutText)}>{texts.about}</a>
        <a href={urls.blog()}>{texts.guides}</a>
        <a href="/web-page/dove-siamo">{texts.whereWeAre}</a>
        <SocialLinks links={socialLinks} />
      </nav>
      <PreferencesButton texts={texts} locale={locale} />
    </div>
  </div>
);

type ActionProps = {
  href: string;
  id?: string;
  icon: ReactNode;
  label: string;
  /** Read out in the place of a label that is short. */
  name?: string;
  /** Its address changes with the login. */
  mark?: 'account' | 'wishlist';
};

const Action = ({ href, id, icon, label, name, mark }: ActionProps) => (
  <a href={href} id={id} className="site-action" data-own={mark} aria-label={name}>
    {icon}
    <span>{label}</span>
  </a>
);

/** The cart with the number of pieces, which opens the drawer. */
const CartLink = ({ texts, id }: { texts: ShellMessages; id?: string }) => (
  <a href={urls.cart()} id={id} className="site-action" aria-haspopup="dialog" data-cart-link="">
    <span className="site-cart-icon">
      <Icon name="cart" />
      <span className="site-count" data-cart-count="" aria-hidden="true" hidden />
    </span>
    <span>
      {texts.cart}
      <span className="visually-hidden" data-cart-words="" />
    </span>
  </a>
);

/** The products to compare, with how many they are; the list opens below it. Without JavaScript it leads to their page. */
const CompareLink = ({ texts }: { texts: ShellMessages }) => (
  <a
    href={urls.compare()}
    id="site-compare"
    className="site-action"
    aria-haspopup="dialog"
    data-compare-link=""
  >
    <span className="site-cart-icon">
      <Icon name="compare" />
      <span className="site-count" data-compare-count="" aria-hidden="true" hidden />
    </span>
    <span>
      {texts.compare}
      <span className="visually-hidden" data-compare-words="" />
    </span>
  </a>
);

/** The same on small screens, only when there is something to compare. */
export const ComparePill = ({ texts }: { texts: ShellMessages }) => (
  <a href={urls.compare()} className="site-compare-pill" data-compare-pill="" data-no-print="" hidden>
    <Icon name="compare" size={20} />
    <span>{texts.compare}</span>
    <b data-compare-count="" />
  </a>
);

/** The bar at the foot of small screens (L07). Without JavaScript its links and the menu work too. */
export const SiteDock = ({ texts }: { texts: ShellMessages }) => (
  <nav className="site-dock" aria-label={texts.shortcuts} data-no-print="">
    <Action href={urls.home()} icon={<Icon name="home" />} label={texts.home} />
    <button type="button" className="site-action" popoverTarget="site-menu">
      <Icon name="menu" />
      <span>{texts.categories}</span>
    </button>
    <Action
      href={urls.login(urls.wishlist())}
      icon={<Icon name="heart" />}
      label={texts.wishlistShort}
      name={texts.wishlist}
      mark="wishlist"
    />
    <Action href={urls.login()} icon={<Icon name="user" />} label={texts.accountShort} mark="account" />
    <CartLink texts={texts} />
  </nav>
);

/**
 * The header of every page, the same for every visitor: rendered once on the server, never hydrated.
 * `shell.client.ts` makes it interactive.
 */
export const SiteHeader = (props: SiteHeaderProps) => {
  const { texts, shopName, logo, logoOnDark, departments, locale, languages } = props;
  return (
    <>
      <Strip {...props} />
      <div className="page site-bar">
        <button
          type="button"
          className="site-action site-menu-button"
          popoverTarget="site-menu"
          aria-label={texts.openMenu}
        >
          <Icon name="menu" />
          <span>{texts.menu}</span>
        </button>
        <a href="/" className="site-logo">
          <ShopLogo
            picture={logo}
            onDark={logoOnDark}
            name={shopName}
            label={texts.homeLink(shopName)}
            height={38}
          />
        </a>
        <SiteSearch texts={texts} departments={departments} />
        <div className="site-actions">
          <Action
            href={urls.login()}
            id="site-account"
            mark="account"
            icon={<Icon name="user" />}
            label={texts.account}
          />
          <Action
            href={urls.login(urls.wishlist())}
            id="site-wishlist"
            mark="wishlist"
            icon={<Icon name="heart" />}
            label={texts.wishlistShort}
            name={texts.wishlist}
          />
          <CompareLink texts={texts} />
          <CartLink texts={texts} id="site-cart" />
        </div>
      </div>
      <SiteMenu
        texts={texts}
        departments={departments}
        locale={locale}
        preferences={
          <>
            {props.hasChat && <ChatLink />}
            <SocialLinks links={props.socialLinks} />
            <PreferencesButton texts={texts} locale={locale} />
          </>
        }
      />
      <SitePreferences
        texts={texts}
        locale={locale}
        languages={languages}
        currencies={props.currencies}
        isThemed={props.isThemed}
      />
    </>
  );
};
