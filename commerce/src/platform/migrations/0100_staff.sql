-- The people of the back office, apart from customers: their roles, ways to sign in, sessions and links.

create table staff (
  id integer generated always as identity primary key,
  email text not null,
  email_key text not null unique generated always as (lower(email)) stored,
  name text not null,
  language text not null default 'it',
  -- With the authenticator app; who signs in by passkey has none.
  password_hash text,
  disabled boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now()
);

create table staff_role (
  staff_id integer not null references staff (id) on delete cascade,
  role text not null check (
    role in ('owner', 'manager', 'catalogue', 'content', 'support', 'warehouse', 'accounting', 'reader')
  ),
  primary key (staff_id, role)
);

create table staff_credential (
  id integer generated always as identity primary key,
  staff_id integer not null references staff (id) on delete cascade,
  kind text not null check (kind in ('passkey', 'app', 'recovery_code')),
  name text not null default '',
  -- Of a passkey, as the authenticator names it; the key as COSE.
  credential_id bytea unique,
  public_key bytea,
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  -- Of an app: its secret, encrypted, and the last time step (RFC 6238) whose code was used.
  sealed_secret bytea,
  last_step bigint not null default 0,
  -- Of a recovery code.
  code_hash bytea,
  -- An app counts from its first code on.
  confirmed boolean not null default true,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  check (kind <> 'passkey' or (credential_id is not null and public_key is not null)),
  check (kind <> 'app' or sealed_secret is not null),
  check (kind <> 'recovery_code' or code_hash is not null)
);
create index staff_credential_staff on staff_credential (staff_id);
create unique index staff_credential_app on staff_credential (staff_id, confirmed) where kind = 'app';

create table staff_session (
  id uuid primary key,
  staff_id integer not null references staff (id) on delete cascade,
  token_hash bytea not null,
  user_agent text not null default '',
  -- Opened by a link: first a passkey or an app must be added.
  must_enrol boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- When the person last proved who they are.
  confirmed_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index staff_session_staff on staff_session (staff_id) where ended_at is null;
create index staff_session_expires on staff_session (expires_at);

-- Links that sign in once: of an invitation, a recovery, or printed by the demo.
create table staff_invitation (
  key_hash bytea primary key,
  staff_id integer not null references staff (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'recovery', 'demo')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_invitation_staff on staff_invitation (staff_id);

-- What an authenticator is to sign, once. Unlogged: after a crash everyone asks again.
create unlogged table staff_challenge (
  challenge bytea primary key,
  -- Who adds a passkey or confirms; null: who signs in.
  staff_id integer,
  expires_at timestamptz not null
);
create index staff_challenge_expires on staff_challenge (expires_at);
