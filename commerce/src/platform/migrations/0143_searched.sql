-- What was searched for, by day: words and numbers, nothing of who searched.

create table searched (
  day date not null,
  -- One for queries of the same words, as in search_choice.
  term text not null check (length(term) between 1 and 120),
  -- As it was typed last, in small letters.
  query text not null check (length(query) between 1 and 80),
  searches integer not null check (searches > 0),
  -- What it found when it was counted last.
  results integer not null check (results >= 0),
  primary key (day, term)
);
create index searched_term on searched (term, day);
