-- What people wrote through the contact form. The shop gets it as a mail; the row is kept for as long as mails are.
create table enquiry (
  id integer generated always as identity primary key,
  -- "C-2026-00042": a reference to talk about, no secret.
  number text unique,
  topic text not null,
  name text not null,
  email text not null,
  order_number text,
  message text not null,
  language text not null,
  created_at timestamptz not null
);
create index enquiry_created on enquiry (created_at);

create table enquiry_attachment (
  enquiry_id integer not null references enquiry (id) on delete cascade,
  position integer not null,
  file_name text not null,
  content_type text not null,
  content bytea not null,
  primary key (enquiry_id, position)
);
