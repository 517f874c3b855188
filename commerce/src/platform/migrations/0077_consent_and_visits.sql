-- Lists of tools that consent was asked for, each once; and the choices made, as proof: no person, no network address.
create table consent_list (
  version text primary key,
  tools jsonb not null,
  first_at timestamptz not null
);
create table consent_choice (
  id uuid primary key,
  version text not null references consent_list (version),
  categories text[] not null,
  chosen_at timestamptz not null
);
create index consent_choice_time on consent_choice (chosen_at);
-- Visits counted by day, without persons: a kind, a detail of a short list, a device and a source.
create table visit_count (
  day date not null,
  kind text not null,
  detail text not null,
  device text not null,
  source text not null,
  count bigint not null,
  primary key (day, kind, detail, device, source)
);
