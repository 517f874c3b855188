-- Lists and finding of customers by staff; what one person asks for about their data and another decides.

create index customer_newest on customer (created_at desc, id desc);
create index customer_by_name on customer (lower(last_name), id);
create index customer_closed on customer (created_at desc, id desc) where disabled;
create index customer_companies on customer (created_at desc, id desc) where vat_number is not null;
create index customer_phone_start on customer (phone text_pattern_ops);
create index customer_first_name_start on customer (lower(first_name) text_pattern_ops);
create index customer_company_start on customer (lower(company_name) text_pattern_ops);

create table customer_data_request (
  id integer generated always as identity primary key,
  -- No reference: the request stays when the account is gone.
  customer_id integer not null,
  act text not null check (act in ('export', 'erase')),
  -- How the customer asked; no free text, which could name them.
  asked_how text not null check (asked_how in ('email', 'phone', 'letter', 'in_shop', 'authority')),
  -- One request per intention.
  key uuid not null unique,
  asked_by integer not null references staff (id),
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  decided_by integer references staff (id),
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null))
);
-- One open request for an act and a customer.
create unique index customer_data_request_waiting on customer_data_request (customer_id, act) where state = 'waiting';
create index customer_data_request_customer on customer_data_request (customer_id, asked_at desc);
