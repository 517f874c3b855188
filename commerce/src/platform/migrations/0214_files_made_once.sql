-- Sitemaps and feeds that one node made for all: which text, of which state of the catalogue, and who is making it now.
create unlogged table found_file (
  name text primary key,
  -- Null: being made for the first time.
  version text,
  hash text,
  made_at timestamptz,
  -- Not made again before, whatever changes.
  rests_until timestamptz,
  maker text,
  -- Renewed while it is being made; a maker that died is followed by another.
  maker_until timestamptz
);
