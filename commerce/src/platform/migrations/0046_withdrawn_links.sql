-- How often the signed links of an order were withdrawn. Each time the links signed before open nothing any more.
alter table shop_order add column links_withdrawn smallint not null default 0 check (links_withdrawn >= 0);
