-- Where a variant lies in the warehouse, as who picks reads it: "A3-12" (docs/decisions/0185).
alter table variant add column shelf text check (shelf <> '' and length(shelf) <= 40);
