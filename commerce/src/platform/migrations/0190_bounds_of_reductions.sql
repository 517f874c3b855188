-- The clock of planned prices asks for the next begin or end of a reduction, and for those of a short time: each is found
-- without looking at every planned price of the catalogue.
create index variant_sale_from on variant (sale_from) where sale_from is not null;
create index variant_sale_to on variant (sale_to) where sale_to is not null;
create index variant_promo_from on variant (promo_from) where promo_from is not null;
create index variant_promo_to on variant (promo_to) where promo_to is not null;
