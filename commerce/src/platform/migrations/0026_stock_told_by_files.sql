-- The stock a catalogue file told last: a file that repeats it does not give back what was sold since.
alter table variant add column stock_told integer;

-- When a replacing file took the product out of the shop: the next file that holds it brings it back.
alter table product add column removed_at timestamptz;
