-- Pieces of a line that are in stock again since a withdrawal: what releases the order's stock later leaves them out.
alter table order_line add column restocked_qty integer not null default 0 check (restocked_qty between 0 and qty);
