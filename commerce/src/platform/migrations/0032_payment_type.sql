-- What was chosen of the gateway's page: it is told on the order, and the page opens at it.
alter table shop_order
  add column payment_type text check (payment_type in ('card', 'paypal', 'satispay')),
  add constraint shop_order_payment_type_page check (payment_type is null or payment_method = 'gestpay');
