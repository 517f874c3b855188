-- What the pieces of a declaration were charged for, with the delivery when they are the last: once that much was sent
-- back, it is refunded. Declarations from before have none and count as refunded from the first refund after them.
alter table withdrawal add column worth_cents integer check (worth_cents >= 0);
create index refund_order on refund (order_id);

-- Whether the money of a declaration went back, or is about to: refunds of the order cover what was declared until then,
-- less what is kept, but never more than was paid. A cancelled order that was never paid has none to send back.
create view withdrawal_refund as
  select w.id as withdrawal_id, w.order_id, case
      when w.worth_cents is null then exists (select from refund r where r.order_id = w.order_id
        and r.created_at >= w.declared_at and r.state <> 'failed')
      when paid.cents is null then o.state = 'cancelled'
      else (select coalesce(sum(r.amount_cents), 0) from refund r where r.order_id = w.order_id
        and r.state <> 'failed' and not r.surplus) >= least(paid.cents, w.due_cents) end as refunded
    from (select *, sum(worth_cents - deduction_cents) over (partition by order_id order by id) as due_cents
            from withdrawal) w
    join shop_order o on o.id = w.order_id
    cross join lateral (select sum(captured_cents) as cents from payment p
      where p.order_id = w.order_id and p.captured_cents > 0) paid;
