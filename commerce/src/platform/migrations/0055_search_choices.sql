-- What shoppers open after a search: how many networks opened which product after which query, by day. Nobody is kept.
create table search_choice (
  term text not null check (length(term) between 1 and 120),
  product_id bigint not null references product on delete cascade,
  day date not null,
  opens integer not null check (opens > 0),
  primary key (term, product_id, day)
);
create index on search_choice (day);
-- How many networks opened something after a query, by week (its Monday).
create table search_asked (
  term text not null check (length(term) between 1 and 120),
  week date not null,
  networks integer not null check (networks > 0),
  primary key (term, week)
);
