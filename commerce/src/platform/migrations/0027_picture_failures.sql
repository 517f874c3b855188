-- Addresses of pictures, and whole hosts (https://host/), that failed: not asked again for a day.
create table picture_failure (
  source text primary key,
  reason text not null,
  failed_at timestamptz not null default now()
);
