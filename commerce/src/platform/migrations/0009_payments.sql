-- Payment attempts, what gateways told us, refunds, bank statements.

create table payment (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order (id),
  attempt smallint not null,
  gateway text not null check (gateway in ('gestpay', 'stripe', 'transfer')),
  state text not null check (
    state in ('created', 'started', 'pending', 'authorised', 'captured', 'failed', 'cancelled')
  ),
  -- "<order>-<attempt>": shopTransactionID of Axerve, idempotency key of Stripe.
  transaction_id text not null unique,
  amount_cents integer not null check (amount_cents > 0),
  authorised_cents integer not null default 0 check (authorised_cents >= 0),
  captured_cents integer not null default 0 check (captured_cents >= 0),
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  currency text not null default 'EUR',
  -- paymentID, payment_intent
  gateway_reference text,
  -- paymentToken, client_secret; compared with what the browser brings back
  gateway_secret text,
  redirect_url text,
  -- When the gateway was last asked to begin; with no reference its answer was lost or is still to come.
  start_sent_at timestamptz,
  -- As the gateway names it, and its own words for the log; shoppers read ours.
  failure_code text,
  failure_message text,
  -- Reconciliation: asked again at this instant until the state is final.
  checks smallint not null default 0,
  next_check_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_id, attempt),
  unique (gateway, gateway_reference),
  constraint captured_within_authorised check (captured_cents <= authorised_cents),
  constraint refunded_within_captured check (refunded_cents <= captured_cents)
);
create index payment_secret on payment (gateway_secret) where gateway_secret is not null;
create index payment_due on payment (next_check_at) where next_check_at is not null;

-- Append-only: every change of a payment with its cause.
create table payment_event (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment (id),
  at timestamptz not null default now(),
  kind text not null,
  state text not null,
  amount_cents integer,
  detail jsonb not null default '{}'
);
create index payment_event_payment on payment_event (payment_id, id);

create function payment_event_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'payment_event is append-only';
end $$;
create trigger payment_event_append_only before update or delete on payment_event
  for each row execute function payment_event_is_append_only();

-- What gateways send, kept before it is acted upon; the same event twice is one row.
create table payment_inbox (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  result text,
  tries smallint not null default 0,
  -- Not before; moved on when it is taken up, so that a crash leaves it to the next look.
  due_at timestamptz not null default now(),
  unique (provider, event_id)
);
create index payment_inbox_open on payment_inbox (due_at) where processed_at is null;

create table refund (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment (id),
  order_id bigint not null references shop_order (id),
  -- One refund per intention.
  idempotency_key text not null unique,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  -- Money beyond what the order cost (paid twice, after it was cancelled, another amount): the order's own sums stay.
  surplus boolean not null default false,
  -- 'waiting': to be done by a person (transfers) or by the job (gateways)
  state text not null check (state in ('waiting', 'sent', 'done', 'failed')),
  gateway_reference text,
  failure_message text,
  tries smallint not null default 0,
  next_try_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index refund_payment on refund (payment_id);
create index refund_open on refund (next_try_at) where state in ('waiting', 'sent');

create table bank_entry (
  id bigint generated always as identity primary key,
  -- AcctSvcrRef of the statement (ISO 20022 camt.053): the same entry is taken once.
  reference text not null unique,
  booked_on date not null,
  amount_cents integer not null,
  currency text not null,
  debtor_name text not null default '',
  debtor_iban text not null default '',
  remittance text not null default '',
  order_id bigint references shop_order (id),
  result text not null check (
    result in ('matched', 'amount_differs', 'unknown_order', 'order_cancelled', 'already_paid')
  ),
  created_at timestamptz not null default now()
);
