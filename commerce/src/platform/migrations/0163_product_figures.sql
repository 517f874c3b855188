-- What a product lacks and whether any of it is in stock, stored for the lists of staff. Triggers keep it, so that it
-- follows whatever writes, commands and nodes of the version before too (docs/decisions/0170).

create table product_figure (
  product_id integer primary key references product (id) on delete cascade,
  -- Of the parts in ProductPart of the contract.
  missing text[] not null,
  in_stock boolean not null,
  incomplete boolean not null generated always as (missing <> '{}') stored,
  -- Of the product: what its lists are sorted by, so that each page of a view is the next part of an index.
  name text not null,
  code text not null
);
create index product_incomplete on product_figure (product_id) where incomplete;
create index product_incomplete_by_name on product_figure (name, product_id) where incomplete;
create index product_incomplete_by_code on product_figure (code, product_id) where incomplete;
create index product_without_stock on product_figure (product_id) where not in_stock;
create index product_without_stock_by_name on product_figure (name, product_id) where not in_stock;
create index product_without_stock_by_code on product_figure (code, product_id) where not in_stock;

-- The rules. Whoever reckons holds the figures first, in the order of their ids, and then looks again: two who sell the
-- last pieces of two variants at once would otherwise each still see the other's.
create function reckon_products(ids integer[]) returns void language plpgsql as $$
begin
  perform from product_figure where product_id = any(ids) order by product_id for update;
  insert into product_figure as figure (product_id, missing, in_stock, name, code)
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
         coalesce(v.in_stock, false), p.name, p.code
    from product p
    left join (select product_id, bool_or(stock > 0) as in_stock, bool_or(price_cents = 0) as is_free,
                      bool_or(weight_kg is null) as is_weightless
                 from variant where product_id = any(ids) and retired_at is null group by product_id) v
      on v.product_id = p.id
   where p.id = any(ids)
   order by p.id
  on conflict (product_id) do update set missing = excluded.missing, in_stock = excluded.in_stock, name = excluded.name, code = excluded.code
   where (figure.missing, figure.in_stock, figure.name, figure.code)
     is distinct from (excluded.missing, excluded.in_stock, excluded.name, excluded.code);
end $$;

create function product_into_figures() returns trigger language plpgsql as $$
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
     where (n.name, n.code, n.category_id, n.manufacturer_id is null, n.description_html is null, n.short_description is null, n.energy, n.pictures)
       is distinct from
           (o.name, o.code, o.category_id, o.manufacturer_id is null, o.description_html is null, o.short_description is null, o.energy, o.pictures);
  end if;
  if ids is not null then perform reckon_products(ids); end if;
  return null;
end $$;

create function variant_into_figures() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct product_id) into ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct product_id) into ids from old_rows;
  else
    -- Few changes matter: not every piece sold, only the last.
    select array_agg(distinct product_id) into ids from (
      select unnest(array[n.product_id, o.product_id]) as product_id
        from new_rows n join old_rows o using (id)
       where (n.product_id, n.retired_at is null, n.stock > 0, n.price_cents = 0, n.weight_kg is null)
         is distinct from (o.product_id, o.retired_at is null, o.stock > 0, o.price_cents = 0, o.weight_kg is null)) changed;
  end if;
  if ids is not null then perform reckon_products(ids); end if;
  return null;
end $$;

-- The first subcategory makes the products of its parent lack one, the last that goes makes them whole.
create function category_into_figures() returns trigger language plpgsql as $$
declare
  parents integer[];
  ids integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct parent_id) into parents from new_rows where parent_id is not null;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct parent_id) into parents from old_rows where parent_id is not null;
  else
    select array_agg(distinct parent_id) into parents from (
      select unnest(array[n.parent_id, o.parent_id]) as parent_id from new_rows n join old_rows o using (id)
       where n.parent_id is distinct from o.parent_id) moved where parent_id is not null;
  end if;
  if parents is null then return null; end if;
  -- Products that are being put into a parent hold its row: they are waited for.
  perform from category where id = any(parents) order by id for update;
  select array_agg(p.id) into ids from product p join product_figure f on f.product_id = p.id
   where p.category_id = any(parents)
     and ('category' = any(f.missing)) <> exists (select from category c where c.parent_id = p.category_id);
  if ids is not null then perform reckon_products(ids); end if;
  return null;
end $$;

create trigger product_added_to_figures after insert on product
  referencing new table as new_rows for each statement execute function product_into_figures();
create trigger product_changed_in_figures after update on product
  referencing old table as old_rows new table as new_rows for each statement execute function product_into_figures();
create trigger variant_added_to_figures after insert on variant
  referencing new table as new_rows for each statement execute function variant_into_figures();
create trigger variant_changed_in_figures after update on variant
  referencing old table as old_rows new table as new_rows for each statement execute function variant_into_figures();
create trigger variant_gone_from_figures after delete on variant
  referencing old table as old_rows for each statement execute function variant_into_figures();
create trigger category_added_to_figures after insert on category
  referencing new table as new_rows for each statement execute function category_into_figures();
create trigger category_changed_in_figures after update on category
  referencing old table as old_rows new table as new_rows for each statement execute function category_into_figures();
create trigger category_gone_from_figures after delete on category
  referencing old table as old_rows for each statement execute function category_into_figures();

-- Imports write new rows as a replica does, where other triggers rest (catalog/import/loading/row-checks.queries.ts).
alter table product enable always trigger product_added_to_figures;
alter table product enable always trigger product_changed_in_figures;
alter table variant enable always trigger variant_added_to_figures;
alter table variant enable always trigger variant_changed_in_figures;
alter table variant enable always trigger variant_gone_from_figures;
alter table category enable always trigger category_added_to_figures;
alter table category enable always trigger category_changed_in_figures;
alter table category enable always trigger category_gone_from_figures;

select reckon_products(array_agg(id)) from (select id from product order by id) every_product group by id / 10000;
analyze product_figure;
