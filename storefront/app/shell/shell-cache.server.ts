import {
  footerOperation,
  menuOperation,
  noticeOperation,
  promoSliderOperation,
} from '@casamaestra/contract/content/content.operations.ts';
import { messagesOf } from '../i18n/messages.ts';
import { renderShell } from './shell.server.tsx';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { StorefrontDependencies } from '../platform/request-context.ts';
import type { ShellHtml } from './shell-html.ts';

interface Kept {
  readonly generation: string;
  readonly html: Promise<ShellHtml>;
}

const kept = new Map<Language, Kept>();

/**
 * Header and footer of a language, rendered again only when their content may have changed. If that fails,
 * the previous ones are used for that generation: an old menu is better than no page.
 */
export function shellHtml(
  parts: StorefrontDependencies & { readonly preview?: string | undefined },
  locale: Language,
): Promise<ShellHtml> {
  if (parts.preview !== undefined) return renderedShell(parts, locale);
  const generation = parts.contentGeneration();
  const last = kept.get(locale);
  if (last?.generation === generation) return last.html;
  const html = renderedShell(parts, locale).catch((error: unknown) => {
    if (last === undefined) throw error;
    parts.log.error({ err: error }, 'header and footer are old');
    return last.html;
  });
  kept.set(locale, { generation, html });
  html.catch(() => kept.delete(locale));
  return html;
}

async function renderedShell(
  { commerce, config }: StorefrontDependencies,
  locale: Language,
): Promise<ShellHtml> {
  const [menu, promoTabs, footer, notice] = await Promise.all([
    commerce.call(menuOperation, {}),
    commerce.call(promoSliderOperation, {}),
    commerce.call(footerOperation, {}),
    commerce.call(noticeOperation, {}),
  ]);
  return renderShell({
    locale,
    languages: config.languages,
    shop: config.shop,
    brand: config.brand,
    messages: messagesOf(locale),
    menu: menu.ok ? menu.value : [],
    notice: notice.ok ? notice.value.notice : null,
    promoTabs: promoTabs.ok ? promoTabs.value.filter((tab) => tab.b2c === 1) : [],
    footerLang: footer.ok ? footer.value.lang : undefined,
    footerHtml: (footer.ok ? footer.value.data.footer_b2c_html : null) ?? '',
  });
}
