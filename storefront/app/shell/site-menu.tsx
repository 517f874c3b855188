import { InlineIcon as Icon } from '@casamaestra/ui/inline-icon.tsx';
import { aboutText, urls } from '@casamaestra/contract/pages.ts';
import { can } from '../platform/capabilities.ts';
import type { MenuNode } from './menu-tree.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { ReactNode } from 'react';
import type { ShellMessages } from '@casamaestra/texts/it/pages/shell.ts';

const Group = ({ node }: { node: MenuNode }) => (
  <li className={node.url.includes('category=') ? 'site-group site-pictured' : 'site-group'}>
    {node.image && <img src={node.image} alt="" width={44} height={44} loading="lazy" />}
    <a href={node.url}>{node.label}</a>
    {node.children.length > 0 && (
      <ul className="site-leaves">
        {node.children.map((leaf) => (
          <li key={leaf.url}>
            <a href={leaf.url}>{leaf.label}</a>
          </li>
        ))}
      </ul>
    )}
  </li>
);

type DepartmentProps = { node: MenuNode; texts: ShellMessages; locale: Language };

const Summary = ({ label, image }: { label: string; image?: string | null }) => (
  <summary className="site-department">
    {image && <img src={image} alt="" width={44} height={44} loading="lazy" />}
    <span>{label}</span>
    <Icon name="chevron-down" size={14} />
  </summary>
);

const Department = ({ node, texts, locale }: DepartmentProps) => {
  const own = node.lang && locale;
  if (node.children.length === 0) {
    return (
      <li lang={node.lang}>
        <a href={node.url} className="site-department">
          {node.label}
        </a>
      </li>
    );
  }
  return (
    <li lang={node.lang}>
      <details name="department">
        <Summary label={node.label} image={node.image} />
        <div className="site-mega">
          <div className="page site-mega-row">
            <a href={node.url} className="site-mega-lead">
              {node.image && <img src={node.image} alt="" width={320} height={240} loading="lazy" />}
              <span>
                <strong lang={own}>{texts.allOf(node.label)}</strong>
                <Icon name="arrow-right" size={18} />
              </span>
            </a>
            <ul className="site-groups">
              {node.children.map((child) => (
                <Group key={child.url} node={child} />
              ))}
            </ul>
            {node.url.includes('?') && (
              <p lang={own} className="site-mega-more">
                <a href={`${node.url}&on_sale=1`} className="site-offers">
                  {texts.offersIn(node.label)}
                </a>
                <a href={`${node.url}&order_by=newest`}>{texts.newIn(node.label)}</a>
              </p>
            )}
          </div>
        </div>
      </details>
    </li>
  );
};

/** All departments with their pictures, for screens too narrow for all their names in one line. */
const AllDepartments = ({ departments, texts }: MenuProps) => (
  <li className="site-all">
    <details name="department">
      <Summary label={texts.wholeShop} />
      <div className="site-mega">
        <ul className="page site-tiles">
          {departments.map(({ url, label, image, lang }) => (
            <li key={url} lang={lang}>
              <a href={url}>
                {image && <img src={image} alt="" width={160} height={120} loading="lazy" />}
                <span>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  </li>
);

const QuickLinks = ({ texts }: { texts: ShellMessages }) => (
  <>
    <li className="site-quick">
      <a href={urls.shop({}, 'offerte')} className="site-department site-offers">
        {texts.offers}
      </a>
    </li>
    <li className="site-quick">
      <a href={urls.shop({}, 'novita')} className="site-department">
        {texts.newest}
      </a>
    </li>
  </>
);

type MenuProps = { texts: ShellMessages; departments: readonly MenuNode[]; locale: Language };

/**
 * Category menu (L03). One list for both sizes: a row of disclosures with wide panels or, on small screens, a
 * popover drawer with the same disclosures. Both work without JavaScript.
 */
export const SiteMenu = ({ preferences, ...menu }: MenuProps & { preferences: ReactNode }) => {
  const { texts, departments, locale } = menu;
  return (
    <nav id="site-menu" className="site-menu" aria-label={texts.categories} popover="auto">
      <div className="site-menu-head">
        <strong>{texts.categories}</strong>
        <button
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={texts.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <form role="search" action={urls.shop()} method="get" className="site-menu-search">
        <input
          type="search"
          name="search_term"
          aria-label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          maxLength={200}
          required
        />
        <button type="submit" aria-label={texts.search}>
          <Icon name="search" size={20} />
        </button>
      </form>
      <ul className="site-departments">
        <AllDepartments {...menu} />
        {departments.map((node) => (
          <Department key={node.url} node={node} texts={texts} locale={locale} />
        ))}
        <QuickLinks texts={texts} />
      </ul>
      <p className="site-menu-foot">
        <a href={urls.trackOrder()}>{texts.trackOrder}</a>
        <a href={urls.blog()}>{texts.guides}</a>
        <a href={can('blog') ? urls.about() : urls.webPage(aboutText)}>{texts.about}</a>
        <a href="/web-page/dove-siamo">{texts.whereWeAre}</a>
        {preferences}
      </p>
    </nav>
  );
};
