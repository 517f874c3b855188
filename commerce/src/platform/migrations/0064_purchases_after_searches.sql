-- What was bought after a query counts beside what was opened: orders, never pieces.
alter table search_choice add column buys integer not null default 0 check (buys >= 0);
alter table search_choice drop constraint search_choice_opens_check;
alter table search_choice add check (opens >= 0 and opens + buys > 0);
-- The query behind a product of an order, until the goods have left or the order has ended: thirty days at most.
create table search_order (
  order_id bigint not null references shop_order on delete cascade,
  product_id bigint not null references product on delete cascade,
  term text not null check (length(term) between 1 and 120),
  day date not null,
  primary key (order_id, product_id)
);
create index on search_order (day);
