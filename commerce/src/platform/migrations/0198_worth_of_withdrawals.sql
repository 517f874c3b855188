-- What the pieces of a declaration were charged for, with the delivery when they are the last: once that much was sent
-- back, it is refunded. Declarations from before have none and count as refunded from the first refund after them.
alter table withdrawal add column worth_cents integer check (worth_cents >= 0);
create index refund_order on refund (order_id);
