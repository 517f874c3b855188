-- A recall can end (docs/decisions/0201): its notice goes from the shop. The same article may be recalled again, as a recall
-- of its own that is written to everybody. Nodes of the version before announce none until they are replaced: their call is
-- refused whole.
alter table recall
  add column ended_at timestamptz,
  add column ended_because text,
  add check ((ended_at is null) = (ended_because is null));
alter table recall drop constraint recall_product_id_variant_id_lot_key;
create unique index recall_in_force on recall (product_id, variant_id, lot) nulls not distinct where ended_at is null;

-- Pieces that a recall took out of sale, to be put back only by somebody who says so.
create table recall_stock (
  recall_id integer not null references recall (id) on delete cascade,
  variant_id integer not null references variant (id) on delete cascade,
  pieces integer not null check (pieces > 0),
  primary key (recall_id, variant_id)
);

-- A request for another account is closed with the refund it is about: nobody decided it.
alter table refund_approval drop constraint refund_approval_state_check;
alter table refund_approval
  add constraint refund_approval_state_check check (state in ('waiting', 'approved', 'refused', 'closed'));
