-- How often the buyer corrected the address of a fresh order. Each time the links signed before open nothing any more.
alter table shop_order add column email_corrections smallint not null default 0
  check (email_corrections between 0 and 3);
