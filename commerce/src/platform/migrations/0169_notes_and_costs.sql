-- Notes of staff that stand above the history of an order; what they say is in the log.
create table order_pinned_note (
  change_set_id bigint primary key references change_set (id),
  order_id bigint not null references shop_order (id) on delete cascade
);
create index order_pinned_note_order on order_pinned_note (order_id);

-- The list of products sold below what they cost.
create index variant_with_cost on variant (product_id) where cost_cents is not null;
