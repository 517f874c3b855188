-- Delivery rules are edited by staff as well as loaded from a file.

alter table shipping_rule
  -- Counts its changes: a form that saves an older one is told.
  add column version integer not null default 1,
  -- What staff wrote: a file that is loaded later leaves it. '{}': all of it is the file's.
  add column own_fields text[] not null default '{}';

-- How background jobs do, as each node says it of itself; what a node that is gone said is forgotten after a day.
create unlogged table job_report (
  node text not null,
  job text not null,
  started_at timestamptz not null,
  told_at timestamptz not null,
  runs bigint not null,
  failures bigint not null,
  work bigint not null,
  last_run_at timestamptz,
  last_run_ms integer,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_error text,
  primary key (node, job)
);

-- What staff planned of a class in a country: a file that is loaded later leaves all rates of it.
alter table vat_rate add column own boolean not null default false;

-- Set by staff: a file that is loaded later leaves the countries as they are.
alter table deliverable_country add column own boolean not null default false;
