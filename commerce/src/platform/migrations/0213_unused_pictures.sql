-- Since when no product, variant, content, or order shows a picture; null: one does, or nobody has looked yet.
alter table media add column unused_since timestamptz;
