-- Photos of goods as they came back, which only staff see (docs/decisions/0178). Their names are random.
create table withdrawal_photo (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references withdrawal (id),
  file text not null unique check (file ~ '^[0-9a-f]{32}$'),
  width integer not null,
  height integer not null,
  added_at timestamptz not null,
  -- Taken away: seen by nobody, kept as long as that can be undone.
  removed_at timestamptz
);
create index withdrawal_photo_of on withdrawal_photo (withdrawal_id);
