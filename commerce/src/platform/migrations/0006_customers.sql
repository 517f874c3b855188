-- Customers, their sessions and addresses; requests counted for rate limits; secrets the shop makes for itself.

create table secret (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

create table customer (
  id integer generated always as identity primary key,
  -- As typed; compared by email_key, in lower case.
  email text not null,
  email_key text not null unique generated always as (lower(email)) stored,
  -- argon2id, PHC string
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  company_name text,
  tax_code text,
  client_id text,
  vat_number text,
  pec text,
  recipient_code text,
  language text not null default 'it' check (language in ('it', 'en', 'sk')),
  review_mail boolean not null default false,
  disabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One row per login. Only the newest refresh token of a session counts; an older one ends it (RFC 9700, 4.14).
create table customer_session (
  id uuid primary key,
  customer_id integer not null references customer (id) on delete cascade,
  token_hash bytea not null unique,
  previous_hash bytea,
  rotated_at timestamptz not null default now(),
  remember boolean not null,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index customer_session_customer on customer_session (customer_id);

-- Keys sent by mail, stored as hashes, good for one use.
create table customer_key (
  key_hash bytea primary key,
  customer_id integer not null references customer (id) on delete cascade,
  purpose text not null check (purpose in ('password', 'email')),
  new_email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index customer_key_customer on customer_key (customer_id, purpose);

create table customer_address (
  id integer generated always as identity primary key,
  customer_id integer not null references customer (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  company_name text,
  address_line1 text not null,
  address_line2 text,
  city text not null,
  state text,
  pincode text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  phone text,
  is_default_shipping boolean not null default false,
  is_default_billing boolean not null default false,
  disabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index customer_address_customer on customer_address (customer_id);
create unique index customer_address_shipping on customer_address (customer_id) where is_default_shipping and not disabled;
create unique index customer_address_billing on customer_address (customer_id) where is_default_billing and not disabled;

-- Unlogged: after a crash everyone starts with a clean count.
create unlogged table request_count (
  bucket text not null,
  starts_at timestamptz not null,
  count integer not null,
  primary key (bucket, starts_at)
);
