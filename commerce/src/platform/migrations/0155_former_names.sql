-- Names that categories, brands and operators had before staff changed or merged them: files and addresses that still
-- use one find the record of today. `key` is the name as files compare it, `name` as it was written (a category's is
-- what listings called it).
create table former_name (
  kind text not null check (kind in ('category', 'brand', 'operator')),
  key text not null,
  name text not null,
  subject_id integer not null,
  primary key (kind, key)
);
create index former_name_subject on former_name (kind, subject_id);

-- What a record had when it was merged into another, so that it can be taken back.
create table merged_record (
  kind text not null,
  id integer not null,
  into_id integer not null,
  products integer[] not null,
  responsible_products integer[] not null default '{}',
  children integer[] not null default '{}',
  -- Of each coupon for it, the categories before and after.
  coupons jsonb not null default '[]',
  at timestamptz not null default now(),
  primary key (kind, id)
);
