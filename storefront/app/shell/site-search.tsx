import { urls } from '@casamaestra/contract/pages.ts';
import { InlineIcon as Icon } from '@casamaestra/ui/inline-icon.tsx';
import type { MenuNode } from './menu-tree.ts';
import type { ShellMessages } from '@casamaestra/texts/it/pages/shell.ts';

/** "/shop?category=Utensili" → "Utensili"; null for any other URL. */
export const categoryInLink = (url: string): string | null => {
  const [path, query] = url.split('?');
  return path === urls.shop() ? new URLSearchParams(query).get('category') : null;
};

/** Search box (L12): a plain GET form; the suggestions are attached by `search/search-box.ts`. */
export const SiteSearch = ({
  texts,
  departments,
}: {
  texts: ShellMessages;
  departments: readonly MenuNode[];
}) => (
  <form role="search" action={urls.shop()} method="get" id="site-search" className="site-search">
    <label htmlFor="site-search-term" className="visually-hidden">
      {texts.searchLabel}
    </label>
    <span className="site-search-scope">
      <label htmlFor="site-search-category" className="visually-hidden">
        {texts.searchIn}
      </label>
      <select name="category" id="site-search-category">
        <option value="">{texts.wholeShop}</option>
        {departments.map(({ url, label, lang }) => {
          const category = categoryInLink(url);
          return (
            category && (
              <option key={category} lang={lang} value={category}>
                {label}
              </option>
            )
          );
        })}
      </select>
      <Icon name="chevron-down" size={14} />
    </span>
    <input
      type="search"
      name="search_term"
      id="site-search-term"
      placeholder={texts.searchPlaceholder}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={200}
      required
      role="combobox"
      aria-expanded="false"
      aria-autocomplete="list"
      aria-controls="site-search-list"
    />
    <button type="submit" aria-label={texts.search}>
      <Icon name="search" />
    </button>
    <div className="site-search-panel" id="site-search-panel" hidden>
      <div role="listbox" id="site-search-list" aria-label={texts.suggestions} />
    </div>
  </form>
);
