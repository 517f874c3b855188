-- Documents among the shop's own files, so that a page tells how large one is without reading it.
create table stored_document (
  name text primary key,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);
