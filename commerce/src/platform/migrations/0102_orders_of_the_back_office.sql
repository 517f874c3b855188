-- Lists, filters and finding of orders by staff, also among a million of them.

create index shop_order_newest on shop_order (placed_at desc, id desc);
create index shop_order_state on shop_order (state, placed_at desc, id desc);
-- Paid and not handed over as a whole: what is due, by the promised day.
create index shop_order_due on shop_order (latest, id) where state in ('paid', 'in_preparation', 'partly_shipped');
create index shop_order_number_start on shop_order (number text_pattern_ops);
create index shop_order_email_start on shop_order (email_key text_pattern_ops);
create index shop_order_phone_start on shop_order (phone text_pattern_ops);
create index shop_order_surname_start on shop_order (lower(shipping_address ->> 'last_name') text_pattern_ops);
create index order_line_sku_start on order_line (sku text_pattern_ops);
create index mail_outbox_order on mail_outbox ((payload ->> 'orderNumber')) where payload ? 'orderNumber';
create index variant_sku_start on variant (sku text_pattern_ops);
create index customer_email_start on customer (email_key text_pattern_ops);
create index customer_surname_start on customer (lower(last_name) text_pattern_ops);
