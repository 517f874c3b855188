-- Filters, columns and density of a list of the back office, under a name: of one person, a role or everybody.

create table saved_view (
  id integer generated always as identity primary key,
  -- "orders"
  list text not null,
  staff_id integer not null references staff (id) on delete cascade,
  name text not null,
  shared_with text not null check (shared_with in ('nobody', 'role', 'everybody')),
  role text,
  -- What the address of the list says: "vista=late&q=rossi".
  query text not null,
  hidden_columns text[] not null,
  density text not null check (density in ('compact', 'roomy')),
  unique (list, staff_id, name),
  check ((shared_with = 'role') = (role is not null))
);
