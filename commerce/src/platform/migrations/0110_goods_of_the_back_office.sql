-- What staff edit of a product stays the shop's own: files loaded later leave it alone until it is released.

alter table product add own_fields text[] not null default '{}';
alter table variant add own_prices boolean not null default false;

-- Lists of the back office: names by their words, and pages sorted by name.
create index product_name_words on product using gin (to_tsvector('simple', name));
create index product_by_name on product (name, id);
create index product_by_code on product (code text_pattern_ops);
