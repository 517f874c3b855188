-- Why an attempt failed is kept as a code of the contract; its sentence is said in the reader's language. Codes of
-- gateways are read by the gateways, not here: of attempts before, the general one is kept.

alter table payment
  add column failure_reason text,
  add constraint payment_failure_reason check (
    failure_reason in (
      'payment_funds', 'payment_expired', 'payment_cvv', 'payment_authentication', 'payment_abandoned',
      'payment_denied', 'payment_blocked', 'payment_amount', 'payment_generic', 'payment_mismatch',
      'payment_unreachable'));
update payment
   set failure_reason = case
         when failure_code like 'mismatch\_%' then 'payment_mismatch'
         when exists (select from payment_event e where e.payment_id = payment.id and e.kind = 'refused')
           then 'payment_unreachable'
         else 'payment_generic' end
 where failure_message is not null;
alter table payment drop column failure_message;
