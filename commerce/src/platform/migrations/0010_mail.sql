-- Mails to send, written in the transaction of what they tell; sent by a job, at least once.
create table mail_outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  language text not null default 'it',
  payload jsonb not null,
  -- One mail per occasion.
  dedupe_key text not null unique,
  due_at timestamptz not null default now(),
  tries smallint not null default 0,
  -- As it was sent.
  subject text,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index mail_outbox_due on mail_outbox (due_at) where sent_at is null;
