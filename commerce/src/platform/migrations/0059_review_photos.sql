-- Photos of a review, in the order they were sent. Their names are random, so nobody knows the address of one that was not
-- published yet.
create table review_photo (
  review_id integer not null references review (id) on delete cascade,
  position smallint not null check (position between 1 and 4),
  picture text not null unique check (picture ~ '^[0-9a-f]{20}$'),
  width integer not null,
  height integer not null,
  primary key (review_id, position)
);

-- Pictures whose files are due to be deleted, however their row went: with its review, its author or its product.
create table removed_picture (
  picture text primary key
);
create function note_removed_photo() returns trigger language plpgsql as $$
begin
  insert into removed_picture (picture) values (old.picture) on conflict do nothing;
  return null;
end $$;
create trigger review_photo_removed after delete on review_photo
  for each row execute function note_removed_photo();

-- A review by who ordered without an account: one for each product of an order.
alter table review add column order_id bigint references shop_order (id) on delete set null;
alter table review add constraint review_of_order unique (product_id, order_id);
create index review_order on review (order_id) where order_id is not null;
