-- Every accepted change of a person, a command or an import: activity log, timeline and what undo goes back by.
-- Numbers have no gaps, and each record holds the hash of the one before: what is changed or missing is found.

create table change_set (
  id bigint primary key check (id > 0),
  at timestamptz not null,
  by text not null check (by in ('person', 'command', 'import')),
  staff_id integer,
  who text not null,
  -- "orders.ship"
  kind text not null,
  -- "order CM-22222222"
  record text not null,
  reason text,
  -- The change set that this one takes back.
  undo_of bigint references change_set (id),
  previous_hash bytea not null,
  hash bytea not null
);
create index change_set_record on change_set (record, id);
create index change_set_staff on change_set (staff_id, id);
create unique index change_set_undone on change_set (undo_of) where undo_of is not null;

create table change_row (
  change_set_id bigint not null references change_set (id),
  position integer not null,
  record text not null,
  field text not null,
  -- JSON as it was hashed; null: there was nothing.
  value_before text,
  value_after text,
  primary key (change_set_id, position)
);
create index change_row_record on change_row (record, field, change_set_id);

create function change_sets_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'change sets are append-only';
end;
$$;
create trigger change_set_append_only before update or delete on change_set
  for each row execute function change_sets_are_append_only();
create trigger change_row_append_only before update or delete on change_row
  for each row execute function change_sets_are_append_only();
create trigger change_set_no_truncate before truncate on change_set
  for each statement execute function change_sets_are_append_only();
create trigger change_row_no_truncate before truncate on change_row
  for each statement execute function change_sets_are_append_only();
