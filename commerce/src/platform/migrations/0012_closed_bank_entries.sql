-- A credit that a person dealt with outside the shop: given back by the bank, or not the shop's affair.

alter table bank_entry add column closed_reason text;
alter table bank_entry drop constraint bank_entry_result_check;
alter table bank_entry add constraint bank_entry_result_check check (
  result in ('matched', 'amount_differs', 'unknown_order', 'order_cancelled', 'already_paid', 'closed')
);
alter table bank_entry add constraint bank_entry_closed_has_reason
  check ((result = 'closed') = (closed_reason is not null));
