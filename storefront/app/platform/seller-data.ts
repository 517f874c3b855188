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

/** The site and how it is searched, on the home page; who sells stands with the store. Few words: the page is full. */
export const shopData = ({ publicUrl, shop }: StorefrontConfig): object[] => [
  {
    '@type': 'WebSite',
    name: shop.name,
    url: `${publicUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${publicUrl}${urls.shop()}?search_term={q}`,
      'query-input': 'required name=q',
    },
  },
];

/** The store that customers may visit, with its hours; on the page that tells where it is. */
export function storeData({ publicUrl, shop, brand }: StorefrontConfig): object[] {
  const { store, company, contacts } = shop;
  if (store === undefined) return [];
  return [
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
        ...(brand.logo && { logo: publicUrl + brand.logo.src }),
        address: postalAddress(company.address),
      },
    },
  ];
}
