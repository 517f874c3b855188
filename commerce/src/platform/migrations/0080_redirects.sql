-- Addresses that lead elsewhere, or to nothing any more. Addresses are as `address.ts` of the area writes them.
create table redirect (
  from_address text primary key,
  to_address text,
  status smallint not null check (status in (301, 302, 410)),
  -- Who owns the row: the content folder replaces its own at every load, people add and remove theirs.
  source text not null check (source in ('content', 'staff')),
  created_at timestamptz not null default now(),
  constraint redirect_leads_somewhere check ((status = 410) = (to_address is null)),
  constraint redirect_is_no_circle check (to_address is distinct from from_address)
);
create index redirect_to on redirect (to_address);

-- Addresses that were pages once: they answer 410 until they are pages again.
create table gone_address (
  address text primary key,
  gone_at timestamptz not null default now()
);

create function remember_gone_product() returns trigger language plpgsql as $$
begin
  insert into gone_address (address) select '/' || old.slug union select '/' || slug from product_slug where product_id = old.id
  on conflict do nothing;
  return old;
end $$;
create trigger product_is_hidden after update of published on product
  for each row when (old.published and not new.published) execute function remember_gone_product();
create trigger product_goes before delete on product
  for each row when (old.published) execute function remember_gone_product();

create function remember_gone_page() returns trigger language plpgsql as $$
begin
  if old.published then
    insert into gone_address (address) values ('/' || old.route) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger web_page_goes after delete on web_page
  for each row execute function remember_gone_page();
create trigger web_page_is_hidden after update of published, route on web_page
  for each row when (old.published and (not new.published or old.route is distinct from new.route))
  execute function remember_gone_page();

-- What files that replaced the catalogue took out until today.
insert into gone_address (address)
select '/' || s.slug from product_slug s join product p on p.id = s.product_id
 where not p.published and p.removed_at is not null;
