-- Logging in by a mailed link and by a passkey (WebAuthn).

alter table customer_key drop constraint customer_key_purpose_check;
alter table customer_key add constraint customer_key_purpose_check check (purpose in ('password', 'email', 'login'));

create table customer_passkey (
  -- As the authenticator names it.
  credential_id bytea primary key,
  customer_id integer not null references customer (id) on delete cascade,
  -- COSE
  public_key bytea not null,
  -- Number of signatures so far, where the authenticator counts; a lower one is a copy.
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index customer_passkey_customer on customer_passkey (customer_id);

-- What an authenticator is to sign, once. Unlogged: after a crash everyone asks again.
create unlogged table passkey_challenge (
  challenge bytea primary key,
  -- Who adds a passkey; nobody yet, where a passkey is to log in.
  customer_id integer,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);
