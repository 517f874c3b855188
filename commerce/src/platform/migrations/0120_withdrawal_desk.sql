-- What staff found when goods of a withdrawal came back, and what a used article is worth less
-- (Codice del consumo, art. 57(2)).
alter table withdrawal add column goods_condition text
  check (goods_condition in ('intact', 'opened', 'used', 'damaged', 'incomplete'));
alter table withdrawal add column deduction_cents integer not null default 0 check (deduction_cents >= 0);
alter table withdrawal add column deduction_reason text;
alter table withdrawal add constraint withdrawal_deduction_reasoned
  check (deduction_cents = 0 or deduction_reason is not null);
create index withdrawal_awaited on withdrawal (declared_at, id) where received_at is null;
