-- How the listing of a category looks, unless a category below says otherwise; category '' is all listings.
create table listing_setting (
  category text primary key,
  layout text,
  -- Codes of the features to filter by, in the order they are shown; empty: those most products have.
  filters text[] not null default '{}'
);
