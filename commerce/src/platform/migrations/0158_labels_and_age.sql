-- Elements of the label of a dangerous product (Reg. (EC) 1272/2008), and goods whose buyers' age is checked by law.

alter table product
  -- The signal word ('danger', 'warning') and pictograms ('GHS02').
  add column hazard_label text[] not null default '{}',
  -- Handed over only to who proves the age of min_age, else of 18 years.
  add column age_check boolean not null default false;

-- Who hands over looks at a document.
alter table shipping_rule add column checks_age boolean not null default false;

-- The age to be proved when the order is handed over.
alter table shop_order add column proof_of_age smallint;
