import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { HelpEntry } from '@casamaestra/contract/content/content.operations.ts';
import { Chip } from '@casamaestra/ui/chip.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { HighlightSlider } from './highlight-slider.server.tsx';
import { SearchTabs } from './search-tabs.server.tsx';
import css from './listing-page.module.css';
import { listingHref } from './listing-query.ts';
import type { LayoutVariant } from './listing-layout.ts';
import type { ListingView } from './listing-view.ts';

type ListingHeaderProps = {
  view: ListingView;
  listing: Listing;
  layout: LayoutVariant;
  /** Answers and guides for the searched words. */
  help: readonly HelpEntry[];
};

/** Title, description and picture of a listing, what was searched instead, and links to its subcategories. */
export function ListingHeader({ view, listing, layout, help }: ListingHeaderProps) {
  const { query, lang } = view;
  const { header } = layout;
  const picture = headPicture(listing, view, header);
  // Beside the picture of the department there is room for its kinds: the goods begin sooner.
  const kinds = query.tab === '' && <Subcategories view={view} pictures={listing.category_pictures ?? {}} />;
  const inside = picture !== null && header === 'plain';
  const title = (
    <div className={css.words}>
      <h1 lang={view.path.length > 0 && query.term === '' ? lang : undefined}>{view.title}</h1>
      <Description view={view} listing={listing} />
      {query.tab === '' &&
        help.map(({ url, title: about, text }) => (
          <a key={url} href={url} className={css.help}>
            <b>{about}</b>
            {text}
          </a>
        ))}
      <Corrections view={view} listing={listing} />
      {inside && kinds}
    </div>
  );
  return (
    <>
      <div className={picture === null ? css.head : `${css.head} ${css.pictured}`}>
        {title}
        {picture !== null && (
          <img
            className={
              listing.menu_category_detail?.category_banner_image
                ? css.banner
                : `${css.banner} ${css.packshot}`
            }
            src={picture}
            alt=""
            width={960}
            height={480}
            fetchPriority="low"
          />
        )}
      </div>
      {header === 'slider' && <HighlightSlider cards={view.cards} />}
      <SearchTabs view={view} listing={listing} help={help} />
      {!inside && kinds}
    </>
  );
}

/** The banner of the category, else its picture; a boxed head shows the first product when there is neither. */
function headPicture(listing: Listing, { query, cards }: ListingView, header: LayoutVariant['header']) {
  if (query.term !== '' && header === 'plain') return null;
  const detail = query.term === '' ? listing.menu_category_detail : null;
  const own = detail?.category_banner_image ?? detail?.category_menu_image;
  if (own) return own;
  return header === 'picture' ? (cards[0]?.picture?.src ?? null) : null;
}

function Description({ view, listing }: Omit<ListingHeaderProps, 'layout' | 'help'>) {
  const { head } = useMessages();
  const { place, term, category } = view.query;
  const { description: text, lang } = listing.menu_category_detail ?? {};
  if (term !== '') return null;
  if (category === '' && (place === 'novita' || place === 'offerte')) {
    return <p className={css.description}>{head.collections[place].intro}</p>;
  }
  return text ? (
    <p lang={lang} className={css.description}>
      {text}
    </p>
  ) : null;
}

function Corrections({
  view,
  listing: { correction, relaxed },
}: Omit<ListingHeaderProps, 'layout' | 'help'>) {
  const { listingServer: texts } = useMessages();
  return (
    <>
      {correction && (
        <p className={css.correction}>
          {texts.correction(correction.from, correction.to)}{' '}
          <a href={listingHref(view.query, { exact: true, page: 1 })}>{texts.searchExact(correction.from)}</a>
        </p>
      )}
      {relaxed && !correction && <p className={css.correction}>{texts.relaxed}</p>}
      {view.notices.map((notice) => (
        <p key={notice} className={css.notice}>
          {notice}
        </p>
      ))}
    </>
  );
}

/** Links to the next level, each with a small picture where there is one, in lines that cost the goods little height. */
function Subcategories({
  view,
  pictures,
}: {
  view: ListingView;
  pictures: NonNullable<Listing['category_pictures']>;
}) {
  const { listing } = useMessages();
  const { query, below, lang } = view;
  // The only one of a search is where its products are anyway.
  if (below.length < (query.term === '' ? 1 : 2)) return null;
  return (
    <nav aria-label={listing.subcategories} className={css.below} lang={lang}>
      {below.map(({ label, category }) => {
        const href = listingHref({ ...query, facets: {}, page: 1 }, { category });
        const picture = pictures[category];
        if (picture === undefined) return <Chip key={category} label={label} href={href} />;
        return (
          <a key={category} href={href} className={css.kind}>
            <img src={picture} alt="" width={80} height={80} loading="lazy" />
            {label}
          </a>
        );
      })}
    </nav>
  );
}
