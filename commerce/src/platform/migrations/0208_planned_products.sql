-- Products offered from a moment, until a moment, or both (docs/decisions/0213). Three columns say where one that is to be
-- sold stands, never two of them at once: published, withheld (0083), or scheduled: its beginning is awaited.
alter table product
  add column offered_from timestamptz,
  add column offered_until timestamptz,
  add column scheduled boolean not null default false;

-- The clock asks for these every half second.
create index product_awaited on product (offered_from) where scheduled;
create index product_ending on product (offered_until)
  where offered_until is not null and (published or withheld or scheduled);

-- As in 0184, with the new state.
create or replace function reckon_products(ids integer[]) returns void language plpgsql as $$
begin
  perform from product_figure where product_id = any(ids) order by product_id for update;
  insert into product_figure as figure (product_id, missing, in_stock, name, code, category_id, brand_id, status, reduced)
  select p.id,
         array_remove(array[
           case when p.pictures = '[]'::jsonb then 'picture' end,
           case when jsonb_path_exists(p.pictures, '$[*] ? (@.alt == null || @.alt == "" || !exists(@.alt))') then 'alt' end,
           case when p.description_html is null then 'description' end,
           case when p.short_description is null then 'short_description' end,
           case when p.manufacturer_id is null then 'maker' end,
           -- Reg. (UE) 2017/1369, art. 5 and 6: where there is a class, its label and the sheet of the product are shown.
           case when p.energy is not null and (p.energy ->> 'label_url' is null or p.energy ->> 'sheet_url' is null)
                then 'energy_label' end,
           -- Its category has subcategories, and it stands in none of them.
           case when exists (select from category c where c.parent_id = p.category_id) then 'category' end,
           case when v.is_free then 'price' end,
           case when v.is_weightless then 'weight' end
         ], null),
         coalesce(v.in_stock, false), p.name, p.code, p.category_id, p.brand_id,
         case when p.published then 'published' when p.withheld then 'withheld' when p.scheduled then 'scheduled'
              else 'withdrawn' end,
         coalesce(v.is_reduced, false)
    from product p
    left join (select product_id, bool_or(stock > 0) as in_stock, bool_or(price_cents = 0) as is_free,
                      bool_or(weight_kg is null) as is_weightless,
                      bool_or(sale_price_cents is not null or promo_price_cents is not null) as is_reduced
                 from variant where product_id = any(ids) and retired_at is null group by product_id) v
      on v.product_id = p.id
   where p.id = any(ids)
   order by p.id
  on conflict (product_id) do update
     set missing = excluded.missing, in_stock = excluded.in_stock, name = excluded.name, code = excluded.code,
         category_id = excluded.category_id, brand_id = excluded.brand_id, status = excluded.status,
         reduced = excluded.reduced
   where (figure.missing, figure.in_stock, figure.name, figure.code, figure.category_id, figure.brand_id,
          figure.status, figure.reduced)
     is distinct from (excluded.missing, excluded.in_stock, excluded.name, excluded.code, excluded.category_id,
                       excluded.brand_id, excluded.status, excluded.reduced);
end $$;

create or replace function product_into_figures() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_op = 'INSERT' then
    -- An import writes products and then their variants, as a replica does: the variants reckon. Reckoned for both, an
    -- import was a sixth slower.
    if current_setting('session_replication_role') = 'replica' then return null; end if;
    select array_agg(id) into ids from new_rows;
  else
    select array_agg(n.id) into ids from new_rows n join old_rows o using (id)
     where (n.name, n.code, n.category_id, n.brand_id, n.published, n.withheld, n.scheduled,
            n.manufacturer_id is null, n.description_html is null, n.short_description is null, n.energy, n.pictures)
       is distinct from
           (o.name, o.code, o.category_id, o.brand_id, o.published, o.withheld, o.scheduled,
            o.manufacturer_id is null, o.description_html is null, o.short_description is null, o.energy, o.pictures);
  end if;
  if ids is not null then perform reckon_products(ids); end if;
  return null;
end $$;

-- As in 0080, but for one that comes (back) on a date: its address is not gone for search engines.
create or replace trigger product_is_hidden after update of published on product
  for each row when (old.published and not new.published and not new.scheduled) execute function remember_gone_product();
