import { InlineIcon as Icon } from '@casamaestra/ui/inline-icon.tsx';
import type { MenuNode } from './menu-tree.ts';
import { contentLang } from '../i18n/use-messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { ShellMessages } from '@casamaestra/texts/it/pages/shell.ts';
import { SiteLanguages } from './site-languages.tsx';

const Group = ({ node }: { node: MenuNode }) => (
  <li className="site-group">
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

const Department = ({ node, texts, locale }: DepartmentProps) =>
  node.children.length === 0 ? (
    <li>
      <a href={node.url} className="site-department">
        {node.label}
      </a>
    </li>
  ) : (
    <li>
      <details name="department">
        <summary className="site-department">
          <span>{node.label}</span>
          <Icon name="chevron-down" size={14} />
        </summary>
        <div className="site-mega">
          <div className="page site-mega-row">
            <a href={node.url} className="site-mega-lead">
              {node.image && <img src={node.image} alt="" width={240} height={240} loading="lazy" />}
              <span>
                <strong lang={contentLang(locale) && locale}>{texts.allOf(node.label)}</strong>
                <Icon name="arrow-right" size={18} />
              </span>
            </a>
            <ul className="site-groups">
              {node.children.map((child) => (
                <Group key={child.url} node={child} />
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  );

/**
 * Category menu (L03). One list for both sizes: a row of disclosures with wide panels or, on small screens, a
 * popover drawer with the same disclosures. Both work without JavaScript.
 */
export const SiteMenu = ({
  texts,
  departments,
  locale,
  languages,
}: {
  texts: ShellMessages;
  departments: readonly MenuNode[];
  locale: Language;
  languages: readonly Language[];
}) => (
  <nav id="site-menu" className="site-menu" aria-label={texts.categories} popover="auto">
    <div className="site-menu-head">
      <strong>{texts.categories}</strong>
      <button type="button" popoverTarget="site-menu" popoverTargetAction="hide" aria-label={texts.closeMenu}>
        <Icon name="close" />
      </button>
    </div>
    <ul className="site-departments" lang={contentLang(locale)}>
      {departments.map((node) => (
        <Department key={node.url} node={node} texts={texts} locale={locale} />
      ))}
    </ul>
    <p className="site-menu-foot">
      <a href="/web-page/chi-siamo">{texts.about}</a>
      <a href="/web-page/dove-siamo">{texts.whereWeAre}</a>
      {languages.length > 1 && <SiteLanguages texts={texts} locale={locale} languages={languages} />}
    </p>
  </nav>
);
