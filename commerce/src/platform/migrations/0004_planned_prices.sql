-- The clock of planned prices looks for the next bound of a reduction; most variants have none.
create index variant_planned_price on variant (product_id)
  where sale_from is not null or sale_to is not null or promo_from is not null or promo_to is not null;
