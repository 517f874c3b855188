-- Prices of suppliers' lists that the guard holds until a second person decides.

-- Of which import these are the prices that somebody approved; null: a list of its own.
alter table goods_import add column held_of integer references goods_import (id) on delete cascade;
-- Until when its person has seen what was decided about its prices.
alter table goods_import add column decisions_seen_at timestamptz;
create index goods_import_held_of on goods_import (held_of) where held_of is not null;

create table goods_import_held (
  import_id integer not null references goods_import (id) on delete cascade,
  position integer not null,
  line integer not null,
  sku text not null,
  product_id integer not null,
  -- {"price": [12.9, 5]}
  changes jsonb not null,
  -- All prices of the variant when it was asked, as text: any other is a reason to leave it as it is.
  seen text not null,
  percent double precision not null,
  -- "limit": by more than 30 %, by who may not; "below_cost"; "many": one of very many by more than 30 %.
  guards text[] not null check (guards <@ array['limit', 'below_cost', 'many'] and guards <> '{}'),
  decision text check (decision in ('approved', 'refused')),
  decided_by integer references staff (id),
  decided_at timestamptz,
  reason text,
  -- The import that writes it.
  applied_by integer references goods_import (id) on delete set null,
  primary key (import_id, position),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null))
);
create index goods_import_held_waiting on goods_import_held (import_id, position) where decision is null;
create index goods_import_held_decided on goods_import_held (import_id, decided_at) where decision is not null;

-- What a second person agreed to in spite of the guard.
alter table goods_import_row add column guards text[] not null default '{}';
