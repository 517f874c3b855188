-- What a shopper chooses (method) and who carries it out (gateway) are two things; a transfer has no gateway.
-- 'online': chosen on the gateway's own page. Attempts before the last kept no word of what was chosen there.

alter table shop_order drop constraint shop_order_payment_method_check;
alter table shop_order drop constraint shop_order_payment_type_page;
alter table shop_order add column payment_gateway text;
update shop_order
   set payment_gateway = case payment_method when 'gestpay' then 'axerve' when 'stripe' then 'stripe' end,
       payment_method = case payment_method
         when 'gestpay' then coalesce(payment_type, 'online') when 'stripe' then 'card' else 'transfer' end;
alter table shop_order
  drop column payment_type,
  add constraint shop_order_payment_method check (
    payment_method in ('card', 'paypal', 'satispay', 'online', 'transfer')),
  add constraint shop_order_payment_gateway check ((payment_method = 'transfer') = (payment_gateway is null));

alter table payment add column method text;
alter table payment drop constraint payment_gateway_check;
update payment as p
   set method = case p.gateway
         when 'transfer' then 'transfer'
         when 'stripe' then 'card'
         else coalesce((select o.payment_method from shop_order as o
                         where o.id = p.order_id and o.payment_gateway = 'axerve'), 'online') end;
alter table payment alter column gateway drop not null;
update payment set gateway = case gateway when 'gestpay' then 'axerve' when 'stripe' then 'stripe' end;
alter table payment
  alter column method set not null,
  add constraint payment_method check (method in ('card', 'paypal', 'satispay', 'online', 'transfer')),
  add constraint payment_gateway check ((method = 'transfer') = (gateway is null));

alter table payment_inbox rename column provider to gateway;
update payment_inbox set gateway = 'axerve' where gateway = 'gestpay';
-- An event says whether it is about a refund; its type is the gateway's own word.
update payment_inbox
   set payload = payload || '{"refund": true}'
 where processed_at is null and payload ->> 'type' ~ '^(refund|charge\.refund)';
