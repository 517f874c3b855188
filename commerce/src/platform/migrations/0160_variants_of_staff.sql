-- Variants that staff add to products and take out of sale.

alter table variant
  -- Since when nobody can buy it; orders, prices and stock of it stay.
  add column retired_at timestamptz,
  -- Added by staff: files that do not know it leave it where it is.
  add column own_variant boolean not null default false,
  -- Its options are the shop's own until the product is given back to the files.
  add column own_options boolean not null default false;

-- False: made by staff and never shown to anybody, so that making it can be taken back.
alter table product add column was_public boolean not null default true;
