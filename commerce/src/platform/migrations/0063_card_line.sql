-- What the line under the name of a card says, category by category: codes of features, the most telling first;
-- sizes joined by "*" ("larghezza*profondita") are one entry. Empty: as the category above says.
alter table listing_setting add column card_line text[] not null default '{}';
