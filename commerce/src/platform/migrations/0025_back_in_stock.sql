-- Who asked to be told when an article is back. A row goes once it was told, stopped or too old.
create table back_in_stock_request (
  id integer generated always as identity primary key,
  variant_id integer not null references variant (id) on delete cascade,
  email text not null,
  email_key text generated always as (lower(email)) stored,
  language text not null,
  was_out boolean not null,
  not_before timestamptz not null,
  created_at timestamptz not null,
  unique (variant_id, email_key)
);
create index back_in_stock_request_email on back_in_stock_request (email_key);
