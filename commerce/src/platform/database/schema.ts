// Made from the migrated database by write-schema.ts; a test compares the two.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

// jsonb is read as a value to be parsed and written as JSON text; timestamptz is read as Date.
type Json = ColumnType<unknown, string, string>;
type DefaultedJson = ColumnType<unknown, string | undefined, string>;
type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;
type Moment = ColumnType<Date, Date | string, Date | string>;
type DefaultedMoment = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface BackInStockRequestTable {
  id: GeneratedAlways<number>;
  variant_id: number;
  email: string;
  email_key: GeneratedAlways<string>;
  language: string;
  was_out: boolean;
  not_before: Moment;
  created_at: Moment;
  confirmed_at: NullableMoment;
}

export interface BankEntryTable {
  id: GeneratedAlways<number>;
  reference: string;
  booked_on: string;
  amount_cents: number;
  currency: string;
  debtor_name: Generated<string>;
  debtor_iban: Generated<string>;
  remittance: Generated<string>;
  order_id: number | null;
  result: 'matched' | 'amount_differs' | 'unknown_order' | 'order_cancelled' | 'already_paid' | 'closed';
  created_at: DefaultedMoment;
  closed_reason: string | null;
}

export interface BlogCommentTable {
  id: GeneratedAlways<number>;
  post: string;
  author: string;
  email: string | null;
  comment: string;
  language: string;
  state: Generated<'waiting' | 'published' | 'refused'>;
  created_at: Moment;
}

export interface BoughtTogetherTable {
  product_id: number;
  other_id: number;
  orders: number;
}

export interface BrandTable {
  id: GeneratedAlways<number>;
  name: string;
  slug: string;
  slogan: string | null;
  country: string | null;
}

export interface CarrierTable {
  name: string;
  limits: DefaultedJson;
  number_columns: NullableJson;
}

export interface CarrierTemplateTable {
  id: GeneratedAlways<number>;
  carrier: string;
  name: string;
  layout: Json;
  removed: Generated<boolean>;
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
  electrical: Generated<boolean>;
  safety_exempt: Generated<boolean>;
}

export interface ChangeLogTable {
  seq: GeneratedAlways<number>;
  kind: 'product' | 'price' | 'stock' | 'removed' | 'category' | 'content';
  subject_id: Generated<number>;
  subject: string | null;
  xid: Generated<string>;
  at: DefaultedMoment;
}

export interface ChangeRowTable {
  change_set_id: number;
  position: number;
  record: string;
  field: string;
  value_before: string | null;
  value_after: string | null;
}

export interface ChangeSetTable {
  id: number;
  at: Moment;
  by: 'person' | 'command' | 'import' | 'program';
  staff_id: number | null;
  who: string;
  kind: string;
  record: string;
  reason: string | null;
  undo_of: number | null;
  previous_hash: Buffer;
  hash: Buffer;
}

export interface ConsentChoiceTable {
  id: string;
  version: string;
  categories: string[];
  chosen_at: Moment;
}

export interface ConsentListTable {
  version: string;
  tools: Json;
  first_at: Moment;
}

export interface ContentDraftTable {
  id: string;
  session_id: string;
  entry: NullableJson;
  at: NullableMoment;
  expires_at: Moment;
}

export interface ContentEntryTable {
  kind: string;
  key: string;
  language: '' | 'it' | 'en' | 'sk';
  version: number;
  is_current: boolean;
  status: 'draft' | 'published' | 'removed';
  valid_from: NullableMoment;
  valid_to: NullableMoment;
  body: Json;
  pictures: DefaultedJson;
  changed_by: string;
  changed_at: DefaultedMoment;
  created_at: DefaultedMoment;
}

export interface CouponTable {
  code: string;
  kind: 'percentage' | 'amount' | 'free_shipping';
  percent: number | null;
  amount_cents: number | null;
  description: Json;
  valid_from: NullableMoment;
  valid_to: NullableMoment;
  minimum_cents: Generated<number>;
  product_ids: Generated<number[]>;
  category_ids: Generated<number[]>;
  except_reduced: Generated<boolean>;
  use_limit: number | null;
  per_customer_limit: number | null;
  combinable: Generated<boolean>;
  active: Generated<boolean>;
  uses: Generated<number>;
}

export interface CouponCustomerTable {
  coupon_code: string;
  email_key: string;
  uses: number;
}

export interface CustomerTable {
  id: GeneratedAlways<number>;
  email: string;
  email_key: GeneratedAlways<string>;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  company_name: string | null;
  tax_code: string | null;
  client_id: string | null;
  vat_number: string | null;
  pec: string | null;
  recipient_code: string | null;
  language: Generated<'it' | 'en' | 'sk'>;
  review_mail: Generated<boolean>;
  disabled: Generated<boolean>;
  created_at: DefaultedMoment;
  updated_at: DefaultedMoment;
}

export interface CustomerAddressTable {
  id: GeneratedAlways<number>;
  customer_id: number;
  first_name: string;
  last_name: string;
  company_name: string | null;
  address_line1: string;
  address_line2: string | null;
  city: string;
  state: string | null;
  pincode: string | null;
  country: string;
  phone: string | null;
  is_default_shipping: Generated<boolean>;
  is_default_billing: Generated<boolean>;
  disabled: Generated<boolean>;
  created_at: DefaultedMoment;
  updated_at: DefaultedMoment;
}

export interface CustomerDataRequestTable {
  id: GeneratedAlways<number>;
  customer_id: number;
  act: 'export' | 'erase';
  asked_how: 'email' | 'phone' | 'letter' | 'in_shop' | 'authority';
  key: string;
  asked_by: number;
  asked_at: Moment;
  state: Generated<'waiting' | 'approved' | 'refused'>;
  decided_by: number | null;
  decided_at: NullableMoment;
}

export interface CustomerKeyTable {
  key_hash: Buffer;
  customer_id: number;
  purpose: 'password' | 'email' | 'login';
  new_email: string | null;
  created_at: DefaultedMoment;
  expires_at: Moment;
  used_at: NullableMoment;
}

export interface CustomerPasskeyTable {
  credential_id: Buffer;
  customer_id: number;
  public_key: Buffer;
  sign_count: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  created_at: DefaultedMoment;
  last_used_at: NullableMoment;
}

export interface CustomerSessionTable {
  id: string;
  customer_id: number;
  token_hash: Buffer;
  previous_hash: Buffer | null;
  rotated_at: DefaultedMoment;
  remember: boolean;
  user_agent: Generated<string>;
  created_at: DefaultedMoment;
  last_used_at: DefaultedMoment;
  expires_at: Moment;
  revoked_at: NullableMoment;
  renewable: Generated<boolean>;
}

export interface DayCloseTable {
  id: GeneratedAlways<number>;
  carrier: string;
  closed_at: Moment;
  who: string;
}

export interface DeliverableCountryTable {
  code: string;
  name: string;
  position: Generated<number>;
  own: Generated<boolean>;
}

export interface EnquiryTable {
  id: GeneratedAlways<number>;
  number: string | null;
  topic: string;
  name: string;
  email: string;
  order_number: string | null;
  message: string;
  language: string;
  created_at: Moment;
}

export interface EnquiryAttachmentTable {
  enquiry_id: number;
  position: number;
  file_name: string;
  content_type: string;
  content: Buffer;
}

export interface ErpnextConnectionTable {
  only_row: Generated<boolean>;
  settings: Json;
  sealed_key: Buffer;
  key_ending: string;
  version: number;
  staff_id: number;
  saved_at: Moment;
  next_run_at: NullableMoment;
  next_full_at: Moment;
}

export interface ErpnextCursorTable {
  part: 'stock' | 'prices' | 'items';
  modified: string;
}

export interface ErpnextDocumentTable {
  id: GeneratedAlways<number>;
  kind: 'order' | 'cancel' | 'payment' | 'refund';
  order_id: number;
  subject_id: number;
  state: Generated<'waiting' | 'done' | 'given_up'>;
  name: string | null;
  due_at: DefaultedMoment;
  tries: Generated<number>;
  failure: string | null;
  detail: Generated<string>;
  added_at: DefaultedMoment;
  done_at: NullableMoment;
}

export interface ErpnextFaultTable {
  run_id: number;
  part: string;
  name: string;
  item_code: string;
  fault: string;
  value: string;
}

export interface ErpnextItemTable {
  item_code: string;
  item_name: string;
  disabled: boolean;
  weight_kg: number | null;
  is_variant: boolean;
  run_id: number;
}

export interface ErpnextPriceTable {
  name: string;
  item_code: string;
  rate: number;
  valid_from: string | null;
  valid_upto: string | null;
  run_id: number;
}

export interface ErpnextRunTable {
  id: GeneratedAlways<number>;
  kind: 'try' | 'all' | 'changes';
  staff_id: number;
  who: string;
  state: 'reading' | 'writing' | 'done' | 'failed';
  part: 'stock' | 'prices' | 'items' | null;
  since: string | null;
  skip: Generated<number>;
  rows: Generated<number>;
  changed: Generated<number>;
  held: Generated<number>;
  drafts: Generated<number>;
  faults: Generated<number>;
  turn: Generated<number>;
  tries: Generated<number>;
  due_at: Moment;
  failure: string | null;
  detail: Generated<string>;
  started_at: Moment;
  ended_at: NullableMoment;
  import_id: number | null;
}

export interface ErpnextStockTable {
  item_code: string;
  pieces: number;
  reserved: number;
  run_id: number;
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
  choices: Generated<string[]>;
}

export interface FormerNameTable {
  kind: 'category' | 'brand' | 'operator';
  key: string;
  name: string;
  subject_id: number;
}

export interface FoundFileTable {
  name: string;
  version: string | null;
  hash: string | null;
  made_at: NullableMoment;
  rests_until: NullableMoment;
  maker: string | null;
  maker_until: NullableMoment;
}

export interface GoneAddressTable {
  address: string;
  gone_at: DefaultedMoment;
}

export interface GoodsImportTable {
  id: GeneratedAlways<number>;
  file_name: string;
  supplier: string;
  content: Buffer | null;
  encoding: 'utf-8' | 'windows-1252';
  separator: string;
  decimals: 'comma' | 'point';
  rows: number;
  columns: Json;
  mapping: NullableJson;
  state: Generated<'open' | 'running' | 'paused' | 'done' | 'stopped'>;
  staff_id: number;
  who: string;
  reason: string | null;
  created_at: Moment;
  started_at: NullableMoment;
  ended_at: NullableMoment;
  change_set_id: number | null;
  held_of: number | null;
  decisions_seen_at: NullableMoment;
}

export interface GoodsImportHeldTable {
  import_id: number;
  position: number;
  line: number;
  sku: string;
  product_id: number;
  changes: Json;
  seen: string;
  percent: number;
  guards: string[];
  decision: 'approved' | 'refused' | null;
  decided_by: number | null;
  decided_at: NullableMoment;
  reason: string | null;
  applied_by: number | null;
}

export interface GoodsImportRowTable {
  import_id: number;
  position: number;
  sku: string;
  product_id: number;
  changes: Json;
  outcome: 'written' | 'changed' | 'refused' | 'recalled' | null;
  guards: Generated<string[]>;
}

export interface InvoiceTable {
  id: GeneratedAlways<number>;
  year: number;
  number: number;
  kind: 'TD01' | 'TD04' | 'TD24';
  order_id: number;
  corrects: number | null;
  refund_id: number | null;
  day: string;
  transport_number: string | null;
  transport_day: string | null;
  buyer: string;
  total_cents: number;
  vat: Json;
  state: Generated<'to_send' | 'sent' | 'rejected' | 'delivered' | 'not_delivered'>;
  rejected_code: string | null;
  rejected_field: string | null;
  file_name: string;
  xml: string;
  issued_at: Moment;
  updated_at: Moment;
  former_files: Generated<string[]>;
  told_at: NullableMoment;
  transports: NullableJson;
}

export interface InvoiceReceiptTable {
  id: GeneratedAlways<number>;
  invoice_id: number;
  kind: 'RC' | 'NS' | 'MC' | 'DT' | 'AT';
  invoice_file: string;
  sdi_id: string;
  message_id: string;
  file_name: string;
  told_at: Moment;
  errors: Json;
  note: string;
  applied: boolean;
  loaded_at: Moment;
  loaded_by: number;
}

export interface InvoiceSeriesTable {
  year: number;
  last: number;
}

export interface JobReportTable {
  node: string;
  job: string;
  started_at: Moment;
  told_at: Moment;
  runs: number;
  failures: number;
  work: number;
  last_run_at: NullableMoment;
  last_run_ms: number | null;
  last_success_at: NullableMoment;
  last_failure_at: NullableMoment;
  last_error: string | null;
}

export interface KeptCartTable {
  customer_id: number;
  lines: Json;
  changed_at: Moment;
  reminded_at: NullableMoment;
}

export interface LogHeadTable {
  day: string;
  sets: number;
  hash: Buffer;
  noted_at: Moment;
}

export interface MailChoiceTable {
  customer_id: number;
  price_drops_since: NullableMoment;
  cart_reminders_since: NullableMoment;
  prices_checked_at: NullableMoment;
}

export interface MailOutboxTable {
  id: GeneratedAlways<number>;
  kind: string;
  recipient: string;
  language: Generated<string>;
  payload: Json;
  dedupe_key: string;
  due_at: DefaultedMoment;
  tries: Generated<number>;
  subject: string | null;
  last_error: string | null;
  sent_at: NullableMoment;
  created_at: DefaultedMoment;
}

export interface MediaTable {
  hash: string;
  source: string;
  width: number;
  height: number;
  bytes: number;
  created_at: DefaultedMoment;
  focus: string | null;
  unused_since: NullableMoment;
}

export interface MergedRecordTable {
  kind: string;
  id: number;
  into_id: number;
  products: number[];
  responsible_products: Generated<number[]>;
  children: Generated<number[]>;
  coupons: DefaultedJson;
  at: DefaultedMoment;
}

export interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: DefaultedMoment;
  contracts: Generated<boolean>;
}

export interface NewsletterLetterTable {
  id: GeneratedAlways<number>;
  language: string | null;
  subject: string;
  content: Json;
  created_at: Moment;
  queued_to: Generated<number>;
  queued_at: NullableMoment;
  trial: Generated<boolean>;
  readers: number | null;
}

export interface NewsletterSentenceTable {
  version: string;
  language: string;
  sentence: string;
}

export interface NewsletterSubscriberTable {
  id: GeneratedAlways<number>;
  email: string;
  email_key: GeneratedAlways<string>;
  language: string;
  state: 'waiting' | 'subscribed' | 'left';
  origin: string;
  sentence: string;
  asked_at: Moment;
  link_key: string | null;
  confirmed_at: NullableMoment;
  left_at: NullableMoment;
  welcomed_at: NullableMoment;
}

export interface OperatorTable {
  id: GeneratedAlways<number>;
  name: string;
  address: string;
  contact: string;
}

export interface OrderCouponTable {
  order_id: number;
  coupon_code: string;
  description: string;
  discount_cents: number;
  email_key: Generated<string>;
}

export interface OrderEventTable {
  id: GeneratedAlways<number>;
  order_id: number;
  at: DefaultedMoment;
  state: string;
  actor: string;
  note: string | null;
}

export interface OrderLineTable {
  order_id: number;
  position: number;
  variant_id: number | null;
  product_id: number | null;
  sku: string;
  name: string;
  options: Generated<string>;
  slug: string;
  picture: NullableJson;
  qty: number;
  price_cents: number;
  struck_cents: number | null;
  discount_cents: number;
  amount_cents: number;
  vat_percent: number;
  custom_made: Generated<boolean>;
  withdrawn_qty: Generated<number>;
  restocked_qty: Generated<number>;
  written_off_qty: Generated<number>;
}

export interface OrderMentionTable {
  change_set_id: number;
  staff_id: number;
  order_id: number;
  read_at: NullableMoment;
}

export interface OrderNoteFileTable {
  id: GeneratedAlways<number>;
  order_id: number;
  staff_id: number;
  change_set_id: number | null;
  name: string;
  kind: 'picture' | 'pdf';
  file: string;
  bytes: number;
  width: number | null;
  height: number | null;
  added_at: Moment;
  removed_at: NullableMoment;
}

export interface OrderPinnedNoteTable {
  change_set_id: number;
  order_id: number;
}

export interface ParcelTable {
  id: GeneratedAlways<number>;
  order_id: number;
  carrier: string;
  tracking_number: string;
  tracking_url: string | null;
  lines: Json;
  shipped_at: DefaultedMoment;
  delivered_at: NullableMoment;
  day_close: number | null;
  packages: Generated<number>;
  weight_g: number | null;
  length_cm: number | null;
  width_cm: number | null;
  height_cm: number | null;
}

export interface PasskeyChallengeTable {
  challenge: Buffer;
  customer_id: number | null;
  expires_at: Moment;
}

export interface PaymentTable {
  id: GeneratedAlways<number>;
  order_id: number;
  attempt: number;
  gateway: string | null;
  state: 'created' | 'started' | 'pending' | 'authorised' | 'captured' | 'failed' | 'cancelled';
  transaction_id: string;
  amount_cents: number;
  authorised_cents: Generated<number>;
  captured_cents: Generated<number>;
  refunded_cents: Generated<number>;
  currency: Generated<string>;
  gateway_reference: string | null;
  gateway_secret: string | null;
  redirect_url: string | null;
  start_sent_at: NullableMoment;
  failure_code: string | null;
  checks: Generated<number>;
  next_check_at: NullableMoment;
  created_at: DefaultedMoment;
  updated_at: DefaultedMoment;
  method: 'card' | 'paypal' | 'satispay' | 'online' | 'transfer';
  failure_reason: 'payment_funds' | 'payment_expired' | 'payment_cvv' | 'payment_authentication' | 'payment_abandoned' | 'payment_denied' | 'payment_blocked' | 'payment_amount' | 'payment_generic' | 'payment_mismatch' | 'payment_unreachable' | null;
}

export interface PaymentEventTable {
  id: GeneratedAlways<number>;
  payment_id: number;
  at: DefaultedMoment;
  kind: string;
  state: string;
  amount_cents: number | null;
  detail: DefaultedJson;
}

export interface PaymentInboxTable {
  id: GeneratedAlways<number>;
  gateway: string;
  event_id: string;
  payload: Json;
  received_at: DefaultedMoment;
  processed_at: NullableMoment;
  result: string | null;
  tries: Generated<number>;
  due_at: DefaultedMoment;
}

export interface PictureFailureTable {
  source: string;
  reason: string;
  failed_at: DefaultedMoment;
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
  vat_class: Generated<string>;
  removed_at: NullableMoment;
  accessories: Generated<string[]>;
  withheld: Generated<boolean>;
  own_fields: Generated<string[]>;
  hazard_label: Generated<string[]>;
  age_check: Generated<boolean>;
  was_public: Generated<boolean>;
  meta_title: string | null;
  meta_description: string | null;
  offered_from: NullableMoment;
  offered_until: NullableMoment;
  scheduled: Generated<boolean>;
}

export interface ProductCellTable {
  category_id: number;
  brand_id: number | null;
  status: string;
  reduced: boolean;
  in_stock: boolean;
  missing: string[];
  products: number;
}

export interface ProductCellChangeTable {
  category_id: number;
  brand_id: number | null;
  status: string;
  reduced: boolean;
  in_stock: boolean;
  missing: string[];
  products: number;
}

export interface ProductFigureTable {
  product_id: number;
  missing: string[];
  in_stock: boolean;
  incomplete: GeneratedAlways<boolean>;
  name: string;
  code: string;
  category_id: number | null;
  brand_id: number | null;
  status: string | null;
  reduced: boolean | null;
}

export interface ProductQuestionTable {
  id: GeneratedAlways<number>;
  product_id: number;
  author: string;
  question: string;
  email: string | null;
  email_key: GeneratedAlways<string>;
  confirmed_at: NullableMoment;
  language: string;
  answer: string | null;
  state: Generated<'waiting' | 'published' | 'refused'>;
  created_at: Moment;
  answered_at: NullableMoment;
}

export interface ProductSlugTable {
  slug: string;
  product_id: number;
  created_at: DefaultedMoment;
}

export interface ProgramTokenTable {
  id: GeneratedAlways<number>;
  name: string;
  staff_id: number;
  scopes: string[];
  key_hash: Buffer;
  ending: string;
  created_at: Moment;
  expires_at: NullableMoment;
  last_used_at: NullableMoment;
  ended_at: NullableMoment;
}

export interface QuestionAnswerTable {
  id: GeneratedAlways<number>;
  question_id: number;
  customer_id: number;
  author: string;
  answer: string;
  state: Generated<'waiting' | 'published' | 'refused'>;
  created_at: Moment;
}

export interface QuestionVoteTable {
  question_id: number;
  customer_id: number;
}

export interface QuotationTable {
  name: string;
  customer_id: number | null;
  request: Json;
  document: Json;
  coupon_codes: Generated<string[]>;
  created_at: DefaultedMoment;
  expires_at: Moment;
  order_id: number | null;
}

export interface RecallTable {
  id: GeneratedAlways<number>;
  product_id: number;
  variant_id: number | null;
  lot: Generated<string>;
  notice: string;
  created_at: DefaultedMoment;
  ended_at: NullableMoment;
  ended_because: string | null;
}

export interface RecallMailTable {
  recall_id: number;
  recipient: string;
  order_number: string;
  queued_at: DefaultedMoment;
}

export interface RecallStockTable {
  recall_id: number;
  variant_id: number;
  pieces: number;
}

export interface RedirectTable {
  from_address: string;
  to_address: string | null;
  status: number;
  source: 'content' | 'staff';
  created_at: DefaultedMoment;
}

export interface RefundTable {
  id: GeneratedAlways<number>;
  payment_id: number;
  order_id: number;
  idempotency_key: string;
  amount_cents: number;
  reason: string;
  surplus: Generated<boolean>;
  state: 'waiting' | 'sent' | 'done' | 'failed';
  gateway_reference: string | null;
  failure_message: string | null;
  tries: Generated<number>;
  next_try_at: NullableMoment;
  created_at: DefaultedMoment;
  updated_at: DefaultedMoment;
  iban: string | null;
}

export interface RefundApprovalTable {
  id: GeneratedAlways<number>;
  order_id: number;
  amount_cents: number;
  reason: string;
  key: string;
  asked_by: number;
  asked_at: Moment;
  state: Generated<'waiting' | 'approved' | 'refused' | 'closed'>;
  decided_by: number | null;
  decided_at: NullableMoment;
  refund_id: number | null;
  iban: string | null;
  payer_iban: string | null;
}

export interface RemovedPictureTable {
  picture: string;
}

export interface RequestCountTable {
  bucket: string;
  starts_at: Moment;
  count: number;
}

export interface ReviewTable {
  id: GeneratedAlways<number>;
  product_id: number;
  customer_id: number | null;
  author: string;
  rating: number;
  title: string;
  comment: Generated<string>;
  verified: boolean;
  state: Generated<'waiting' | 'published' | 'refused'>;
  refused_because: string | null;
  created_at: DefaultedMoment;
  updated_at: DefaultedMoment;
  moderated_at: NullableMoment;
  order_id: number | null;
  reply: string | null;
  replied_at: NullableMoment;
}

export interface ReviewPhotoTable {
  review_id: number;
  position: number;
  picture: string;
  width: number;
  height: number;
}

export interface ReviewVoteTable {
  review_id: number;
  customer_id: number;
  helpful: boolean;
}

export interface SalesDayTable {
  variant_id: number;
  day: string;
  pieces: number;
  orders: number;
}

export interface SavedViewTable {
  id: GeneratedAlways<number>;
  list: string;
  staff_id: number;
  name: string;
  shared_with: 'nobody' | 'role' | 'everybody';
  role: string | null;
  query: string;
  hidden_columns: string[];
  density: 'compact' | 'roomy';
}

export interface SearchAskedTable {
  term: string;
  week: string;
  networks: number;
}

export interface SearchChoiceTable {
  term: string;
  product_id: number;
  day: string;
  opens: number;
  buys: Generated<number>;
}

export interface SearchOrderTable {
  order_id: number;
  product_id: number;
  term: string;
  day: string;
}

export interface SearchedTable {
  day: string;
  term: string;
  query: string;
  searches: number;
  results: number;
}

export interface SecretTable {
  name: string;
  value: Buffer;
  created_at: DefaultedMoment;
  previous: Buffer | null;
  replaced_at: NullableMoment;
  previous_until: NullableMoment;
}

export interface SellingVersionTable {
  only_row: Generated<boolean>;
  version: number;
}

export interface ShippingRuleTable {
  name: string;
  kind: 'delivery' | 'pickup';
  label: Json;
  countries: Generated<string[]>;
  postcodes: Generated<string[]>;
  postcodes_except: Generated<string[]>;
  goods_from_cents: Generated<number>;
  goods_below_cents: number | null;
  weight_from_g: Generated<number>;
  weight_to_g: number | null;
  takes_hazardous: Generated<boolean>;
  amount_cents: number;
  free_from_cents: number | null;
  days_min: number;
  days_max: number;
  position: number;
  active: Generated<boolean>;
  version: Generated<number>;
  own_fields: Generated<string[]>;
  checks_age: Generated<boolean>;
}

export interface ShopOrderTable {
  id: GeneratedAlways<number>;
  number: string;
  idempotency_key: string;
  request_hash: Buffer;
  customer_id: number | null;
  email: string;
  email_key: GeneratedAlways<string>;
  phone: Generated<string>;
  state: 'received' | 'awaiting_payment' | 'paid' | 'in_preparation' | 'partly_shipped' | 'shipped' | 'delivered' | 'cancelled' | 'returned';
  language: Generated<string>;
  goods_cents: number;
  discount_cents: number;
  shipping_cents: number;
  total_cents: number;
  refunded_cents: Generated<number>;
  vat: Json;
  shipping_rule: string;
  shipping_label: string;
  shipping_kind: 'delivery' | 'pickup';
  earliest: string;
  latest: string;
  shipping_address: Json;
  billing_address: NullableJson;
  invoice: NullableJson;
  payment_method: 'card' | 'paypal' | 'satispay' | 'online' | 'transfer';
  weee_take_back: Generated<boolean>;
  review_mail: Generated<boolean>;
  note: string | null;
  placed_at: DefaultedMoment;
  reserved_until: NullableMoment;
  remind_at: NullableMoment;
  stock_released: Generated<boolean>;
  paid_at: NullableMoment;
  updated_at: DefaultedMoment;
  counted_in_sales: Generated<boolean>;
  placed_from: string | null;
  address_proved: Generated<boolean>;
  email_corrections: Generated<number>;
  payment_gateway: string | null;
  links_withdrawn: Generated<number>;
  channel: Generated<'shop' | 'telephone'>;
  taken_by: number | null;
  proof_of_age: number | null;
}

export interface StaffTable {
  id: GeneratedAlways<number>;
  email: string;
  email_key: GeneratedAlways<string>;
  name: string;
  language: Generated<string>;
  password_hash: string | null;
  disabled: Generated<boolean>;
  version: Generated<number>;
  created_at: DefaultedMoment;
}

export interface StaffChallengeTable {
  challenge: Buffer;
  staff_id: number | null;
  expires_at: Moment;
}

export interface StaffCredentialTable {
  id: GeneratedAlways<number>;
  staff_id: number;
  kind: 'passkey' | 'app' | 'recovery_code';
  name: Generated<string>;
  credential_id: Buffer | null;
  public_key: Buffer | null;
  sign_count: Generated<number>;
  transports: Generated<string[]>;
  sealed_secret: Buffer | null;
  last_step: Generated<number>;
  code_hash: Buffer | null;
  confirmed: Generated<boolean>;
  created_at: DefaultedMoment;
  last_used_at: NullableMoment;
}

export interface StaffFailedSignInTable {
  staff_id: number | null;
  hour: Moment;
  way: 'passkey' | 'app' | 'recovery_code' | 'link' | 'confirmation';
  failures: number;
  device: string | null;
}

export interface StaffGuardTable {
  one: Generated<boolean>;
  refund_alone_cents: number;
  refunds_an_hour: number;
  alone_minutes: number;
  price_percent: number;
  bulk_rows: number;
}

export interface StaffGuardRequestTable {
  id: GeneratedAlways<number>;
  wanted: Json;
  seen: Json;
  reason: string;
  asked_by: number;
  asked_at: Moment;
  state: Generated<'waiting' | 'approved' | 'refused'>;
  decided_by: number | null;
  decided_at: NullableMoment;
}

export interface StaffInvitationTable {
  key_hash: Buffer;
  staff_id: number;
  kind: 'invitation' | 'recovery' | 'demo';
  created_at: Moment;
  expires_at: Moment;
}

export interface StaffPresenceTable {
  record: string;
  staff_id: number;
  fields: string[];
  seen_at: Moment;
}

export interface StaffRoleTable {
  staff_id: number;
  role: 'owner' | 'manager' | 'catalogue' | 'content' | 'support' | 'warehouse' | 'accounting' | 'reader';
}

export interface StaffSessionTable {
  id: string;
  staff_id: number;
  token_hash: Buffer;
  user_agent: Generated<string>;
  must_enrol: boolean;
  created_at: Moment;
  last_used_at: Moment;
  confirmed_at: Moment;
  expires_at: Moment;
  ended_at: NullableMoment;
  handheld: Generated<boolean>;
}

export interface StockMoveTable {
  id: GeneratedAlways<number>;
  product_id: number;
  still_in_stock: Generated<boolean>;
}

export interface StoredDocumentTable {
  name: string;
  bytes: number;
  created_at: DefaultedMoment;
}

export interface TakingsDayTable {
  day: string;
  locked_at: Moment;
  locked_by: number | null;
  rates: Json;
}

export interface TakingsEntryTable {
  id: GeneratedAlways<number>;
  day: string;
  order_id: number;
  refund_id: number | null;
}

export interface TransportDocumentTable {
  id: GeneratedAlways<number>;
  year: number;
  number: number;
  day: string;
  kind: 'sale' | 'weee';
  order_id: number | null;
  parcel_id: number | null;
  content: Json;
  issued_at: Moment;
}

export interface TransportSeriesTable {
  year: number;
  last: number;
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
  stock_told: number | null;
  own_prices: Generated<boolean>;
  own_codes: Generated<boolean>;
  cost_cents: number | null;
  retired_at: NullableMoment;
  own_variant: Generated<boolean>;
  own_options: Generated<boolean>;
  shelf: string | null;
}

export interface VatRateTable {
  class: string;
  country: string;
  percent: number;
  valid_from: string;
  valid_to: string | null;
  own: Generated<boolean>;
}

export interface VisitCountTable {
  day: string;
  kind: string;
  detail: string;
  device: string;
  source: string;
  count: number;
}

export interface WebhookDeliveryTable {
  id: GeneratedAlways<number>;
  message_id: Generated<string>;
  target_id: number;
  kind: string;
  about: string | null;
  at: DefaultedMoment;
  facts: Json;
  due_at: DefaultedMoment;
  tries: Generated<number>;
  tried_at: NullableMoment;
  answer_code: number | null;
  last_error: string | null;
  sent_at: NullableMoment;
  given_up_at: NullableMoment;
}

export interface WebhookTargetTable {
  id: GeneratedAlways<number>;
  address: string;
  sealed_secret: Buffer;
  kinds: string[];
  staff_id: number;
  created_at: Moment;
  failing_since: NullableMoment;
  off_at: NullableMoment;
  off_because: 'failing' | 'gone' | 'person' | null;
  removed_at: NullableMoment;
}

export interface WeeeTakeBackTable {
  order_id: number;
  appliances: Json;
  noted_at: Moment;
  version: Generated<number>;
  document_id: number | null;
}

export interface WishedPriceTable {
  customer_id: number;
  variant_id: number;
  price_cents: number;
}

export interface WishlistItemTable {
  customer_id: number;
  variant_id: number;
  added_at: DefaultedMoment;
}

export interface WithdrawalTable {
  id: GeneratedAlways<number>;
  number: string;
  order_id: number;
  idempotency_key: string;
  name: string;
  email: string;
  reason: string | null;
  declared_at: Moment;
  shipped: boolean;
  received_at: NullableMoment;
  received_note: string | null;
  goods_condition: 'intact' | 'opened' | 'used' | 'damaged' | 'incomplete' | null;
  deduction_cents: Generated<number>;
  deduction_reason: string | null;
  worth_cents: number | null;
}

export interface WithdrawalLineTable {
  withdrawal_id: number;
  order_id: number;
  position: number;
  qty: number;
}

export interface WithdrawalPhotoTable {
  id: GeneratedAlways<number>;
  withdrawal_id: number;
  file: string;
  width: number;
  height: number;
  added_at: Moment;
  removed_at: NullableMoment;
}

/** Every table of the shop. */
export interface Schema {
  back_in_stock_request: BackInStockRequestTable;
  bank_entry: BankEntryTable;
  blog_comment: BlogCommentTable;
  bought_together: BoughtTogetherTable;
  brand: BrandTable;
  carrier: CarrierTable;
  carrier_template: CarrierTemplateTable;
  catalogue_import: CatalogueImportTable;
  category: CategoryTable;
  change_log: ChangeLogTable;
  change_row: ChangeRowTable;
  change_set: ChangeSetTable;
  consent_choice: ConsentChoiceTable;
  consent_list: ConsentListTable;
  content_draft: ContentDraftTable;
  content_entry: ContentEntryTable;
  coupon: CouponTable;
  coupon_customer: CouponCustomerTable;
  customer: CustomerTable;
  customer_address: CustomerAddressTable;
  customer_data_request: CustomerDataRequestTable;
  customer_key: CustomerKeyTable;
  customer_passkey: CustomerPasskeyTable;
  customer_session: CustomerSessionTable;
  day_close: DayCloseTable;
  deliverable_country: DeliverableCountryTable;
  enquiry: EnquiryTable;
  enquiry_attachment: EnquiryAttachmentTable;
  erpnext_connection: ErpnextConnectionTable;
  erpnext_cursor: ErpnextCursorTable;
  erpnext_document: ErpnextDocumentTable;
  erpnext_fault: ErpnextFaultTable;
  erpnext_item: ErpnextItemTable;
  erpnext_price: ErpnextPriceTable;
  erpnext_run: ErpnextRunTable;
  erpnext_stock: ErpnextStockTable;
  family: FamilyTable;
  family_feature: FamilyFeatureTable;
  feature: FeatureTable;
  former_name: FormerNameTable;
  found_file: FoundFileTable;
  gone_address: GoneAddressTable;
  goods_import: GoodsImportTable;
  goods_import_held: GoodsImportHeldTable;
  goods_import_row: GoodsImportRowTable;
  invoice: InvoiceTable;
  invoice_receipt: InvoiceReceiptTable;
  invoice_series: InvoiceSeriesTable;
  job_report: JobReportTable;
  kept_cart: KeptCartTable;
  log_head: LogHeadTable;
  mail_choice: MailChoiceTable;
  mail_outbox: MailOutboxTable;
  media: MediaTable;
  merged_record: MergedRecordTable;
  migration: MigrationTable;
  newsletter_letter: NewsletterLetterTable;
  newsletter_sentence: NewsletterSentenceTable;
  newsletter_subscriber: NewsletterSubscriberTable;
  operator: OperatorTable;
  order_coupon: OrderCouponTable;
  order_event: OrderEventTable;
  order_line: OrderLineTable;
  order_mention: OrderMentionTable;
  order_note_file: OrderNoteFileTable;
  order_pinned_note: OrderPinnedNoteTable;
  parcel: ParcelTable;
  passkey_challenge: PasskeyChallengeTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  payment_inbox: PaymentInboxTable;
  picture_failure: PictureFailureTable;
  price_history: PriceHistoryTable;
  product: ProductTable;
  product_cell: ProductCellTable;
  product_cell_change: ProductCellChangeTable;
  product_figure: ProductFigureTable;
  product_question: ProductQuestionTable;
  product_slug: ProductSlugTable;
  program_token: ProgramTokenTable;
  question_answer: QuestionAnswerTable;
  question_vote: QuestionVoteTable;
  quotation: QuotationTable;
  recall: RecallTable;
  recall_mail: RecallMailTable;
  recall_stock: RecallStockTable;
  redirect: RedirectTable;
  refund: RefundTable;
  refund_approval: RefundApprovalTable;
  removed_picture: RemovedPictureTable;
  request_count: RequestCountTable;
  review: ReviewTable;
  review_photo: ReviewPhotoTable;
  review_vote: ReviewVoteTable;
  sales_day: SalesDayTable;
  saved_view: SavedViewTable;
  search_asked: SearchAskedTable;
  search_choice: SearchChoiceTable;
  search_order: SearchOrderTable;
  searched: SearchedTable;
  secret: SecretTable;
  selling_version: SellingVersionTable;
  shipping_rule: ShippingRuleTable;
  shop_order: ShopOrderTable;
  staff: StaffTable;
  staff_challenge: StaffChallengeTable;
  staff_credential: StaffCredentialTable;
  staff_failed_sign_in: StaffFailedSignInTable;
  staff_guard: StaffGuardTable;
  staff_guard_request: StaffGuardRequestTable;
  staff_invitation: StaffInvitationTable;
  staff_presence: StaffPresenceTable;
  staff_role: StaffRoleTable;
  staff_session: StaffSessionTable;
  stock_move: StockMoveTable;
  stored_document: StoredDocumentTable;
  takings_day: TakingsDayTable;
  takings_entry: TakingsEntryTable;
  transport_document: TransportDocumentTable;
  transport_series: TransportSeriesTable;
  variant: VariantTable;
  vat_rate: VatRateTable;
  visit_count: VisitCountTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_target: WebhookTargetTable;
  weee_take_back: WeeeTakeBackTable;
  wished_price: WishedPriceTable;
  wishlist_item: WishlistItemTable;
  withdrawal: WithdrawalTable;
  withdrawal_line: WithdrawalLineTable;
  withdrawal_photo: WithdrawalPhotoTable;
}
