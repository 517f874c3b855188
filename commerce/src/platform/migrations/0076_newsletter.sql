-- The sentences people agreed to: each once, as proof of what was asked (GDPR, art. 7(1)).
create table newsletter_sentence (
  version text primary key,
  language text not null,
  sentence text not null
);
-- Who asked for the newsletter, confirmed and left. No network address is kept: the mailed link proves the consent.
create table newsletter_subscriber (
  id integer generated always as identity primary key,
  email text not null,
  email_key text generated always as (lower(email)) stored unique,
  language text not null,
  state text not null check (state in ('waiting', 'subscribed', 'left')),
  origin text not null,
  sentence text not null references newsletter_sentence (version),
  asked_at timestamptz not null,
  -- Of the link that was mailed last; gone once it was used.
  link_key text,
  confirmed_at timestamptz,
  left_at timestamptz,
  -- The welcome was sent, with the first-order code if there is one: never twice.
  welcomed_at timestamptz
);
create index newsletter_subscriber_waiting on newsletter_subscriber (asked_at) where state = 'waiting';
create index newsletter_subscriber_left on newsletter_subscriber (left_at) where state = 'left';
-- Letters sent by staff; their mails name the letter, so that its text is stored once.
create table newsletter_letter (
  id integer generated always as identity primary key,
  language text,
  subject text not null,
  content jsonb not null,
  created_at timestamptz not null,
  -- Up to this subscriber the letter was queued.
  queued_to integer not null default 0,
  queued_at timestamptz
);
-- Mails a customer asked for besides orders; the wish begins when it is switched on.
create table mail_choice (
  customer_id integer primary key references customer (id) on delete cascade,
  price_drops_since timestamptz,
  cart_reminders_since timestamptz
);
