-- Unpaid orders are bounded by where they come from. The network is forgotten when an order is paid or cancelled.
alter table shop_order add column placed_from text;
create index shop_order_open_from on shop_order (placed_from) where reserved_until is not null;
create index shop_order_open_phone on shop_order (phone) where reserved_until is not null;

-- Whether somebody opened the link that was mailed to the order's address. Orders of before are believed.
alter table shop_order add column address_proved boolean not null default true;
alter table shop_order alter column address_proved set default false;

-- Mails to one address are counted before another is sent.
create index mail_outbox_recipient on mail_outbox (lower(recipient), sent_at) where recipient <> '';
