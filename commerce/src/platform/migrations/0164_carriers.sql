-- Files for carriers by templates of their own, what carriers take, and what was measured of a parcel.

-- By the name staff type; a row only once something is known of it.
create table carrier (
  name text primary key,
  -- {"max_weight_kg": 30}; what is not there has no limit.
  limits jsonb not null default '{}',
  -- How its file of numbers is read: {"order": "Rif. mittente", "number": "Lettera di vettura", "url": null}
  number_columns jsonb
);

create table carrier_template (
  id integer generated always as identity primary key,
  carrier text not null,
  name text not null,
  -- Columns in their order, separator, encoding …: CarrierTemplateFields without carrier and name.
  layout jsonb not null,
  removed boolean not null default false
);
create unique index carrier_template_name on carrier_template (lower(carrier), lower(name)) where not removed;

-- Packages of one consignment, and what staff measured; null: not measured, the weight is that of the articles.
alter table parcel
  add column packages smallint not null default 1 check (packages between 1 and 99),
  add column weight_g integer check (weight_g > 0),
  add column length_cm smallint check (length_cm > 0),
  add column width_cm smallint check (width_cm > 0),
  add column height_cm smallint check (height_cm > 0);
