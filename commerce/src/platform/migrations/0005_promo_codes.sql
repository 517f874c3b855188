-- Promotions a product takes part in; the listing call filters by promo_code.
alter table product add column promo_codes text[] not null default '{}';
