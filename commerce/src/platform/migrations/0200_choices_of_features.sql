-- Values that staff offer for a feature of texts, before any product says one.
alter table feature add column choices text[] not null default '{}';
