/** What a property must be: a text by pattern, a number, another object of a type, or a list of one of these. */
interface Rule {
  readonly needed?: true;
  readonly form?: RegExp;
  readonly types?: readonly string[];
}

const text: Rule = { form: /\S/ };
const address: Rule = { form: /^https?:\/\/\S+$/ };
const number: Rule = { form: /^\d+(?:\.\d+)?$/ };
const needed = (rule: Rule): Rule => ({ ...rule, needed: true });
const of = (...types: string[]): Rule => ({ types });
const schemaOrg = (...names: string[]): Rule => ({
  form: new RegExp(`^https://schema\\.org/(?:${names.join('|')})$`),
});

const organization = {
  sameAs: address,
  name: needed(text),
  url: needed(address),
  telephone: text,
  logo: address,
  vatID: text,
  address: of('PostalAddress'),
};
const described = {
  name: needed(text),
  description: needed(text),
  image: needed(address),
  brand: of('Brand'),
  sku: text,
  gtin: { form: /^\d{8}$|^\d{12,14}$/ },
  color: text,
  size: text,
  material: text,
  aggregateRating: of('AggregateRating'),
  review: of('Review'),
};

/**
 * Types that the shop writes, with the properties it may give them; `needed` are those that Google's documentation of
 * each rich result or schema.org asks for (Product, ProductGroup, merchant listing, Breadcrumb, FAQ, Local business).
 */
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  WebSite: {
    name: needed(text),
    url: needed(address),
    potentialAction: of('SearchAction'),
  },
  SearchAction: {
    target: needed({ form: /^https?:\/\/\S+\{q\}$/ }),
    'query-input': needed({ form: /^required name=q$/ }),
  },
  Organization: organization,
  HomeGoodsStore: {
    ...organization,
    email: { form: /@/ },
    address: needed(of('PostalAddress')),
    openingHoursSpecification: needed(of('OpeningHoursSpecification')),
    parentOrganization: of('Organization'),
  },
  PostalAddress: {
    streetAddress: needed(text),
    postalCode: needed(text),
    addressLocality: needed(text),
    addressRegion: text,
    addressCountry: needed({ form: /^[A-Z]{2}$/ }),
  },
  OpeningHoursSpecification: {
    dayOfWeek: needed({ form: /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/ }),
    opens: needed({ form: /^\d\d:\d\d$/ }),
    closes: needed({ form: /^\d\d:\d\d$/ }),
  },
  BreadcrumbList: { itemListElement: needed(of('ListItem')) },
  ItemList: { itemListElement: needed(of('ListItem')), numberOfItems: number },
  ListItem: { position: needed(number), name: text, item: address, url: address },
  Product: { ...described, image: address, description: text, offers: of('Offer') },
  ProductGroup: {
    ...described,
    productGroupID: needed(text),
    url: needed(address),
    variesBy: schemaOrg('color', 'size', 'material', 'pattern'),
    hasVariant: needed(of('Product')),
  },
  Brand: { name: needed(text) },
  Offer: {
    url: needed(address),
    priceCurrency: needed({ form: /^EUR$/ }),
    price: needed({ form: /^\d+\.\d\d$/ }),
    priceValidUntil: { form: /^\d{4}-\d\d-\d\d/ },
    availability: needed(schemaOrg('InStock', 'OutOfStock')),
    itemCondition: needed(schemaOrg('NewCondition')),
    shippingDetails: of('OfferShippingDetails'),
    hasMerchantReturnPolicy: needed(of('MerchantReturnPolicy')),
  },
  OfferShippingDetails: {
    shippingRate: needed(of('MonetaryAmount')),
    shippingDestination: needed(of('DefinedRegion')),
    deliveryTime: of('ShippingDeliveryTime'),
  },
  MonetaryAmount: { value: needed(number), currency: needed({ form: /^EUR$/ }) },
  DefinedRegion: { addressCountry: needed({ form: /^[A-Z]{2}$/ }) },
  ShippingDeliveryTime: { transitTime: needed(of('QuantitativeValue')) },
  QuantitativeValue: {
    minValue: needed(number),
    maxValue: needed(number),
    unitCode: needed({ form: /^DAY$/ }),
  },
  MerchantReturnPolicy: {
    applicableCountry: needed({ form: /^[A-Z]{2}$/ }),
    returnPolicyCategory: needed(schemaOrg('MerchantReturnFiniteReturnWindow', 'MerchantReturnNotPermitted')),
    merchantReturnDays: number,
    returnMethod: schemaOrg('ReturnByMail'),
  },
  AggregateRating: {
    ratingValue: needed({ form: /^[1-5](?:\.\d+)?$/ }),
    reviewCount: needed({ form: /^[1-9]\d*$/ }),
  },
  Review: {
    author: needed(of('Person')),
    reviewRating: needed(of('Rating')),
    datePublished: text,
    reviewBody: text,
  },
  Rating: { ratingValue: needed({ form: /^[1-5]$/ }) },
  Person: { name: needed(text) },
  FAQPage: { mainEntity: needed(of('Question')) },
  Question: { name: needed(text), acceptedAnswer: needed(of('Answer')) },
  Answer: { text: needed(text) },
};

type Described = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Described => typeof value === 'object' && value !== null;

function faultsOf(value: unknown, rule: Rule, at: string, known: ReadonlyMap<string, Described>): string[] {
  if (isObject(value)) {
    const id = String(value['@id'] ?? '');
    const whole = value['@type'] === undefined ? known.get(id) : value;
    if (whole === undefined) return [`${at}: ${id} is written nowhere`];
    const isRight = rule.types?.includes(String(whole['@type'])) === true;
    return [
      ...(isRight ? [] : [`${at}: ${String(whole['@type'])}`]),
      ...(whole === value ? objectFaults(value, at, known) : []),
    ];
  }
  return rule.form?.test(String(value)) === true ? [] : [`${at}: ${String(value)}`];
}

function objectFaults(object: Described, at: string, known: ReadonlyMap<string, Described>): string[] {
  const type = String(object['@type']);
  const properties = rules[type];
  if (properties === undefined) return [`${at}: the type ${type} has no rules`];
  const here = `${at}/${type}`;
  const missing = Object.entries(properties).flatMap(([name, rule]) =>
    rule.needed === true && object[name] === undefined ? [`${here} without ${name}`] : [],
  );
  const wrong = Object.entries(object).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const rule = properties[name];
    if (rule === undefined) return [`${here}: ${name} is not among its properties`];
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (all.length === 0) return [`${here}: ${name} is empty`];
    return all.flatMap((one) => faultsOf(one, rule, `${here}.${name}`, known));
  });
  return [...missing, ...wrong];
}

/** Objects that have a name others may refer to. */
function namedIn(value: unknown): (readonly [string, Described])[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (!isObject(value)) return [];
  const own =
    value['@id'] !== undefined && value['@type'] !== undefined
      ? [[String(value['@id']), value] as const]
      : [];
  return [...own, ...Object.values(value).flatMap(namedIn)];
}

/** What schema.org and Google's rules do not allow in the structured data of a page. */
export function structuredDataFaults(blocks: readonly object[]): string[] {
  const known = new Map(namedIn(blocks));
  return blocks.flatMap((block) => objectFaults(block as Described, '', known));
}
