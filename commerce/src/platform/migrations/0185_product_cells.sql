-- Products counted by all that facets ask, kept by the figures of products (docs/decisions/0177).

create table product_cell (
  category_id integer not null,
  brand_id integer,
  status text not null,
  reduced boolean not null,
  in_stock boolean not null,
  missing text[] not null,
  products integer not null,
  unique nulls not distinct (category_id, brand_id, status, reduced, in_stock, missing)
);
-- What came to a cell or left it since. Only added to: two who change products of one cell do not wait for each other.
-- A job adds it to the cells.
create table product_cell_change (like product_cell including comments);

-- Those that stand in no cell yet.
create index product_figure_to_place on product_figure (product_id) where status is null;

create function figure_into_cells() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_cell_change
    select category_id, brand_id, status, reduced, in_stock, missing, count(*) from new_rows
     where status is not null
     group by category_id, brand_id, status, reduced, in_stock, missing;
  elsif tg_op = 'DELETE' then
    insert into product_cell_change
    select category_id, brand_id, status, reduced, in_stock, missing, -count(*) from old_rows
     where status is not null
     group by category_id, brand_id, status, reduced, in_stock, missing;
  elsif tg_op = 'UPDATE' then
    insert into product_cell_change
    select category_id, brand_id, status, reduced, in_stock, missing, sum(products)
      from (select category_id, brand_id, status, reduced, in_stock, missing, 1 as products from new_rows
             where status is not null
            union all
            select category_id, brand_id, status, reduced, in_stock, missing, -1 from old_rows
             where status is not null) moved
     group by category_id, brand_id, status, reduced, in_stock, missing
    having sum(products) <> 0;
  else
    truncate product_cell, product_cell_change;
  end if;
  return null;
end $$;

create trigger figure_added_to_cells after insert on product_figure
  referencing new table as new_rows for each statement execute function figure_into_cells();
create trigger figure_changed_in_cells after update on product_figure
  referencing old table as old_rows new table as new_rows for each statement execute function figure_into_cells();
create trigger figure_gone_from_cells after delete on product_figure
  referencing old table as old_rows for each statement execute function figure_into_cells();
create trigger figures_gone_from_cells after truncate on product_figure
  for each statement execute function figure_into_cells();
-- Imports write as a replica does.
alter table product_figure enable always trigger figure_added_to_cells;
alter table product_figure enable always trigger figure_changed_in_cells;
alter table product_figure enable always trigger figure_gone_from_cells;
alter table product_figure enable always trigger figures_gone_from_cells;
