import { InlineIcon } from '@casamaestra/ui/inline-icon.tsx';
import type { TopNotice } from '@casamaestra/contract/content/content.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import type { Messages } from '../i18n/messages.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ShellHtml, ShellInput } from './shell-html.ts';
import { menuTree } from './menu-tree.ts';
import { colourStyle } from './shop-colours.ts';
import { SiteNotice } from './site-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { ComparePill, SiteDock, SiteHeader } from './site-header.tsx';

/** React asks for pictures ahead of the markup; the logo is the first thing in it. */
const markup = (node: ReactNode): string =>
  renderToStaticMarkup(node).replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');

function noticeHtml(notice: TopNotice | null, { page }: Messages, locale: Language): string {
  if (notice === null) return '';
  const { noticeLabel } = answerTexts(locale);
  const lang = notice.lang ?? undefined;
  return renderToStaticMarkup(
    <SiteNotice notice={notice} label={noticeLabel} close={page.close} lang={lang} />,
  );
}

/** Header and footer as HTML that the browser never hydrates. */
export function renderShell({
  locale,
  languages,
  shop,
  brand,
  messages,
  menu,
  promoTabs,
  footerHtml,
  footerLang,
  notice = null,
}: ShellInput): ShellHtml {
  const texts = messages.shell;
  return {
    ...(notice !== null && { notice: notice.id }),
    // First in the body, so that nothing is painted before the colours are known.
    header: `${colourStyle(shop.colours)}${noticeHtml(notice, messages, locale)}${markup(
      <header className="site-header">
        <SiteHeader
          texts={texts}
          shopName={shop.name}
          logo={brand.logo}
          logoOnDark={shop.colours === undefined ? brand.logoOnDark : undefined}
          locale={locale}
          languages={languages}
          currencies={shop.currencies}
          isThemed={shop.colours === undefined}
          departments={menuTree(menu)}
          promoTabs={promoTabs}
          socialLinks={shop.social_links}
          hasChat={shop.contacts.whatsapp !== undefined}
        />
      </header>,
    )}`,
    footer: markup(
      <>
        <footer className="site-footer">
          <SiteFooter
            html={footerHtml}
            lang={footerLang}
            shop={shop}
            logo={brand.logoOnDark}
            locale={locale}
            texts={texts}
          />
        </footer>
        <a href="#top" className="site-top" aria-label={texts.toTop} data-no-print="">
          <InlineIcon name="chevron-up" size={20} />
        </a>
        <ComparePill texts={texts} />
        <SiteDock texts={texts} />
      </>,
    ),
  };
}
