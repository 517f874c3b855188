-- The shop's editable content: every change of an entry is a new version, and one version is the current one.
create table content_entry (
  kind text not null,
  key text not null,
  -- '' for entries that are the same in every language.
  language text not null check (language in ('', 'it', 'en', 'sk')),
  version integer not null check (version > 0),
  is_current boolean not null,
  status text not null check (status in ('draft', 'published', 'removed')),
  -- Shown from (inclusive) to (exclusive).
  valid_from timestamptz,
  valid_to timestamptz,
  -- json, not jsonb: fields stay in the order in which their author wrote them.
  body json not null,
  -- Pictures named in the body, by file name: hash, width, height.
  pictures jsonb not null default '{}',
  changed_by text not null,
  changed_at timestamptz not null default now(),
  -- When the first version was written.
  created_at timestamptz not null default now(),
  primary key (kind, key, language, version),
  check (valid_from < valid_to)
);
create unique index content_entry_current on content_entry (kind, key, language) where is_current;
