// Made from the migrated database by write-schema.ts; a test compares the two.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

// jsonb is read as a value to be parsed and written as JSON text; timestamptz is read as Date.
type DefaultedJson = ColumnType<unknown, string | undefined, string>;
type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;
type Moment = ColumnType<Date, Date | string, Date | string>;
type DefaultedMoment = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface BlogPostTable {
  name: string;
  route: string;
  title: string;
  blog_intro: string;
  content_html: string;
  blog_category: string;
  blogger: string;
  published: boolean;
  published_on: string;
  read_time: number;
  picture_hash: string | null;
  creation: DefaultedMoment;
  modified: DefaultedMoment;
}

export interface BrandTable {
  id: GeneratedAlways<number>;
  name: string;
  slug: string;
  slogan: string | null;
  country: string | null;
}

export interface CatalogueImportTable {
  id: GeneratedAlways<number>;
  file_name: string;
  file_hash: string;
  options: DefaultedJson;
  rows_done: Generated<number>;
  bytes_done: Generated<number>;
  state: 'running' | 'done' | 'failed';
  totals: DefaultedJson;
  started_at: DefaultedMoment;
  updated_at: DefaultedMoment;
}

export interface CategoryTable {
  id: GeneratedAlways<number>;
  parent_id: number | null;
  label: string;
  path: string[];
  url: string;
  depth: GeneratedAlways<number>;
}

export interface ChangeLogTable {
  seq: GeneratedAlways<number>;
  kind: 'product' | 'price' | 'removed' | 'category' | 'content';
  subject_id: Generated<number>;
  subject: string | null;
  xid: Generated<string>;
  at: DefaultedMoment;
}

export interface FamilyTable {
  code: string;
  name: string;
}

export interface FamilyFeatureTable {
  family_code: string;
  feature_id: number;
  position: number;
}

export interface FeatureTable {
  id: GeneratedAlways<number>;
  code: string;
  label: string;
  type: 'text' | 'number' | 'boolean';
  unit: string | null;
}

export interface FooterTable {
  id: Generated<number>;
  footer_b2c_html: string | null;
  footer_b2b_html: string | null;
}

export interface HomeBannerTable {
  id: GeneratedAlways<number>;
  order: number;
  label: string;
  text: Generated<string>;
  url: string;
  picture_hash: string | null;
  background_color_banner: string;
  text_color: string;
  status: 'Draft' | 'Published';
}

export interface HomeInfoBoxTable {
  id: GeneratedAlways<number>;
  order: number;
  icon: string;
  title: string;
  text: string;
  url: string | null;
}

export interface HomePromoSectionTable {
  id: Generated<number>;
  title: string;
  text: string;
  button: string;
  url: string;
  picture_hash: string | null;
}

export interface HomeSlideTable {
  id: GeneratedAlways<number>;
  order: number;
  position: Generated<'Left' | 'Center' | 'Right'>;
  title_1: string;
  title_2: Generated<string>;
  button: Generated<string>;
  url: string;
  picture_hash: string | null;
  picture_mobile_hash: string | null;
  alt: Generated<string>;
  background_color_banner: string;
  text_color: string;
  status: 'Draft' | 'Published';
}

export interface HomeTileTable {
  id: GeneratedAlways<number>;
  kind: 'category' | 'brand' | 'department' | 'flyer';
  order: number;
  label: string;
  url: string;
  picture_hash: string | null;
  status: 'Draft' | 'Published';
}

export interface MediaTable {
  hash: string;
  source: string;
  width: number;
  height: number;
  bytes: number;
  created_at: DefaultedMoment;
}

export interface MenuItemTable {
  name: string;
  label: string;
  title: string | null;
  description: string | null;
  url: string;
  order: number;
  parent_menu: string | null;
  picture_hash: string | null;
  banner_hash: string | null;
  disable: Generated<number>;
  creation: DefaultedMoment;
}

export interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: DefaultedMoment;
}

export interface OperatorTable {
  id: GeneratedAlways<number>;
  name: string;
  address: string;
  contact: string;
}

export interface PriceHistoryTable {
  variant_id: number;
  price_cents: number;
  valid_from: Moment;
}

export interface ProductTable {
  id: GeneratedAlways<number>;
  code: string;
  name: string;
  slug: string;
  brand_id: number | null;
  category_id: number;
  family_code: string | null;
  group_1: string | null;
  group_2: string | null;
  group_3: string | null;
  group_4: string | null;
  group_5: string | null;
  short_description: string | null;
  description_html: string | null;
  features: DefaultedJson;
  pictures: DefaultedJson;
  documents: DefaultedJson;
  warnings: Generated<string[]>;
  manufacturer_id: number | null;
  eu_responsible_id: number | null;
  energy: NullableJson;
  width_cm: number | null;
  depth_cm: number | null;
  height_cm: number | null;
  is_hot: Generated<boolean>;
  is_new: Generated<boolean>;
  custom_made: Generated<boolean>;
  hazardous: Generated<boolean>;
  min_age: number | null;
  sold: Generated<number>;
  rating_average: number | null;
  rating_count: Generated<number>;
  published: Generated<boolean>;
  row_hash: string | null;
  created_at: DefaultedMoment;
  updated_at: DefaultedMoment;
  promo_codes: Generated<string[]>;
}

export interface ProductSlugTable {
  slug: string;
  product_id: number;
  created_at: DefaultedMoment;
}

export interface PromoTabTable {
  name: string;
  text: string;
  url: string;
  icon: Generated<string>;
  b2c: Generated<number>;
  b2b: Generated<number>;
  status: 'Draft' | 'Published';
  order: number;
  creation: DefaultedMoment;
  modified: DefaultedMoment;
}

export interface SalesDayTable {
  variant_id: number;
  day: string;
  pieces: number;
  orders: number;
}

export interface SynonymGroupTable {
  id: GeneratedAlways<number>;
  terms: string[];
}

export interface VariantTable {
  id: GeneratedAlways<number>;
  product_id: number;
  position: number;
  sku: string;
  gtin: string | null;
  options: DefaultedJson;
  swatch: string | null;
  pictures: DefaultedJson;
  price_cents: number;
  sale_price_cents: number | null;
  sale_from: NullableMoment;
  sale_to: NullableMoment;
  promo_price_cents: number | null;
  promo_from: NullableMoment;
  promo_to: NullableMoment;
  stock: Generated<number>;
  weight_kg: number | null;
  content: number | null;
  content_unit: 'kg' | 'g' | 'l' | 'ml' | 'm' | 'cm' | 'm2' | 'm3' | 'pz' | null;
}

export interface WebPageTable {
  name: string;
  route: string;
  title: string;
  main_section_html: string;
  meta_title: string | null;
  meta_description: string | null;
  published: Generated<boolean>;
  creation: DefaultedMoment;
  modified: DefaultedMoment;
}

/** Every table of the shop. */
export interface Schema {
  blog_post: BlogPostTable;
  brand: BrandTable;
  catalogue_import: CatalogueImportTable;
  category: CategoryTable;
  change_log: ChangeLogTable;
  family: FamilyTable;
  family_feature: FamilyFeatureTable;
  feature: FeatureTable;
  footer: FooterTable;
  home_banner: HomeBannerTable;
  home_info_box: HomeInfoBoxTable;
  home_promo_section: HomePromoSectionTable;
  home_slide: HomeSlideTable;
  home_tile: HomeTileTable;
  media: MediaTable;
  menu_item: MenuItemTable;
  migration: MigrationTable;
  operator: OperatorTable;
  price_history: PriceHistoryTable;
  product: ProductTable;
  product_slug: ProductSlugTable;
  promo_tab: PromoTabTable;
  sales_day: SalesDayTable;
  synonym_group: SynonymGroupTable;
  variant: VariantTable;
  web_page: WebPageTable;
}
