-- What search engines are told of a product, where it is not its name and short description.
alter table product
  add column meta_title text,
  add column meta_description text;
