-- Pieces of a line that came back and are not sold again: a return of the whole order later leaves them out.
alter table order_line add column written_off_qty integer not null default 0
  check (written_off_qty between 0 and qty);
