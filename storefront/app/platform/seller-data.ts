import { urls } from '@casamaestra/contract/pages.ts';
import type { Opening, ShopAddress } from '@casamaestra/contract/shop/shop-file.ts';
import { weekdays } from '@casamaestra/contract/shop/shop-file.ts';
import type { StorefrontConfig } from './request-context.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const postalAddress = ({ street, postcode, town, province, country }: ShopAddress): object => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode: postcode,
  addressLocality: town,
  ...(province !== undefined && { addressRegion: province }),
  addressCountry: country,
});

const opening = ({ from, to = from, opens, closes }: Opening): object => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: dayNames.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1),
  opens,
  closes,
});

const site = ({ publicUrl, shop }: StorefrontConfig): object => ({
  '@type': 'WebSite',
  name: shop.name,
  url: `${publicUrl}/`,
});

/** What the home page says of the site: its name alone, as the page has no room for more. */
export const shopData = (config: StorefrontConfig): object[] => [site(config)];

/** How the site is searched; beside who sells, on the contact page. */
const searchedSite = (config: StorefrontConfig): object => ({
  ...site(config),
  potentialAction: {
    '@type': 'SearchAction',
    target: `${config.publicUrl}${urls.shop()}?search_term={q}`,
    'query-input': 'required name=q',
  },
});

/** The store that customers may visit, with its hours; on the page that tells where it is. */
export function storeData(config: StorefrontConfig): object[] {
  const { publicUrl, shop, brand } = config;
  const { store, company, contacts } = shop;
  if (store === undefined) return [searchedSite(config)];
  return [
    searchedSite(config),
    {
      '@type': 'HomeGoodsStore',
      name: store.name,
      url: publicUrl + urls.contact(),
      telephone: contacts.phone,
      email: contacts.email,
      address: postalAddress(store.address),
      openingHoursSpecification: store.hours.map(opening),
      parentOrganization: {
        '@type': 'Organization',
        name: company.name,
        url: `${publicUrl}/`,
        vatID: company.vat_number,
        ...(shop.social_links && { sameAs: shop.social_links.map(({ url }) => url) }),
        ...(brand.logo && { logo: publicUrl + brand.logo.src }),
        address: postalAddress(company.address),
      },
    },
  ];
}
