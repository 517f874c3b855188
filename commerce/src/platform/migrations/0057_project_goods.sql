-- The goods of the project that the home page presents: [{ "sku": …, "quantity": … }].
alter table home_promo_section add column goods jsonb not null default '[]';
