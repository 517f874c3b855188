-- The account a refund by transfer goes to, and requests for another account than the payer's.

alter table refund add column iban text;

alter table refund_approval
  add column refund_id bigint references refund (id),
  add column iban text,
  -- The account the money came from, as it was known when this was asked; null: not known.
  add column payer_iban text,
  add check ((refund_id is null) = (iban is null));
-- One request at a time about one refund.
create unique index refund_approval_of_refund on refund_approval (refund_id)
  where state = 'waiting' and refund_id is not null;
