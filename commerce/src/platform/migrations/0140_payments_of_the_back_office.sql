-- The list of attempts in the back office, newest first, and what finds one.
create index payment_newest on payment (created_at desc, id desc);
create index payment_by_transaction on payment (transaction_id text_pattern_ops);
create index payment_by_reference on payment (gateway_reference text_pattern_ops) where gateway_reference is not null;
create index payment_inbox_reference on payment_inbox (gateway, (payload ->> 'reference'));
