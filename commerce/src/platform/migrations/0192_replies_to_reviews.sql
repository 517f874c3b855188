-- What the shop says below a review, publicly; gone when its author writes the review anew.
alter table review
  add column reply text check (length(reply) between 1 and 1000),
  add column replied_at timestamptz;
