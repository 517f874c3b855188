-- What the exchange system said of invoices, as its files were loaded.

-- Names of files that were rejected: their receipts say nothing of the file in their place.
alter table invoice add column former_files text[] not null default '{}';
-- When the exchange system said what the state is; null: nobody loaded it.
alter table invoice add column told_at timestamptz;
create index invoice_former_files on invoice using gin (former_files);

create table invoice_receipt (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoice (id),
  -- Delivered, rejected, not delivered, deadline passed, attested as not deliverable.
  kind text not null check (kind in ('RC', 'NS', 'MC', 'DT', 'AT')),
  -- Of the file of the invoice, as the exchange system names it and numbers it.
  invoice_file text not null,
  sdi_id text not null,
  message_id text not null,
  file_name text not null,
  -- When it happened, by the receipt.
  told_at timestamptz not null,
  -- [{"code": "00305", "description": "…", "suggestion": "…"}]
  errors jsonb not null,
  note text not null,
  -- It made the state of the invoice; a later one had, or the file is not that of the invoice any more.
  applied boolean not null,
  loaded_at timestamptz not null,
  loaded_by integer not null references staff (id),
  unique (invoice_file, kind, sdi_id, message_id)
);
create index invoice_receipt_newest on invoice_receipt (invoice_id, told_at desc, id desc);
