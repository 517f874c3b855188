-- An order that leaves something of every article changes nothing but the number of pieces: prices shown, which
-- follow the variants in stock, stay. Such a change is applied without reading the product.
alter table change_log drop constraint change_log_kind_check;
alter table change_log add check (kind in ('product', 'price', 'stock', 'removed', 'category', 'content'));
alter table stock_move add column still_in_stock boolean not null default false;
