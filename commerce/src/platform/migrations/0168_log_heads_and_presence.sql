-- The end of the log of changes as it was mailed to the owners day by day: what is noted elsewhere proves that nothing
-- before it was changed or cut off.
create table log_head (
  day date primary key,
  sets bigint not null,
  hash bytea not null,
  noted_at timestamptz not null
);

-- Who has a record open, and the fields they have typed into. Unlogged: after a crash screens say it again.
create unlogged table staff_presence (
  record text not null,
  staff_id integer not null references staff (id) on delete cascade,
  fields text[] not null,
  seen_at timestamptz not null,
  primary key (record, staff_id)
);
create index staff_presence_seen on staff_presence (seen_at);
