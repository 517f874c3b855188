-- Codes of the products that are needed with this one: drill bits with a drill. Codes that do not exist (any more) are
-- passed over.
alter table product add column accessories text[] not null default '{}';

-- How many orders held both products; counted again from the orders by a job, without any person.
create table bought_together (
  product_id integer not null references product (id) on delete cascade,
  other_id integer not null references product (id) on delete cascade,
  orders integer not null check (orders > 0),
  primary key (product_id, other_id)
);
create index bought_together_other on bought_together (other_id);
