-- Goods that lack what Reg. (UE) 2023/988, art. 19 wants beside every offer are withheld in MODE=production: not published,
-- though their file says so. What the file says is "published or withheld".
alter table product add column withheld boolean not null default false;
alter table product add constraint withheld_is_not_published check (not (withheld and published));

-- Goods the regulation does not concern (living plants, food, antiques), or that were on the market before 13 December 2024.
alter table category add column safety_exempt boolean not null default false;
