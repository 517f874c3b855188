-- A variant that is made while its whole product is recalled comes to be held as its siblings are: its pieces go to the recall,
-- and are sold once that ends (docs/decisions/0215). Files make thousands of variants at once: one look for all of them.
create function hold_recalled_new_variants() returns trigger language plpgsql as $$
begin
  with held as (
    insert into recall_stock (recall_id, variant_id, pieces)
    select recall.id, made.id, made.stock from made join recall on recall.product_id = made.product_id
     where made.stock > 0 and recall.variant_id is null and recall.lot = '' and recall.ended_at is null
    on conflict (recall_id, variant_id) do update set pieces = recall_stock.pieces + excluded.pieces
    returning variant_id)
  update variant set stock = 0 from held where variant.id = held.variant_id;
  return null;
end
$$;

create trigger recalled_new_variants_are_held after insert on variant
  referencing new table as made for each statement execute function hold_recalled_new_variants();

-- What became of a row: "recalled": its pieces stay out of sale while the recall is in force.
alter table goods_import_row drop constraint goods_import_row_outcome_check;
alter table goods_import_row
  add constraint goods_import_row_outcome_check check (outcome in ('written', 'changed', 'refused', 'recalled'));
