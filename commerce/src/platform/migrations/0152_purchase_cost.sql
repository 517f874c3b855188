-- What the shop pays for a variant, net of VAT; null: nobody has said.
alter table variant add column cost_cents integer check (cost_cents >= 0);
