-- Orders a person of staff takes on the telephone, and who took them.

alter table shop_order
  add column channel text not null default 'shop' check (channel in ('shop', 'telephone')),
  add column taken_by integer references staff (id);
alter table shop_order add constraint shop_order_taken check ((channel = 'telephone') = (taken_by is not null));
create index shop_order_taken_by on shop_order (taken_by) where taken_by is not null;
