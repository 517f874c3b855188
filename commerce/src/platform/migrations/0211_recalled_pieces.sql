-- While a whole article is recalled nothing brings pieces of it back in sale: no file, no other program, no cancelled order
-- (docs/decisions/0081). Its pieces only become fewer until the recall ends.
create function is_recalled(product integer, variant integer) returns boolean language sql stable as $$
  select exists (
    select from recall
     where product_id = product and (variant_id is null or variant_id = variant) and lot = '' and ended_at is null)
$$;

create function keep_recalled_pieces_out() returns trigger language plpgsql as $$
begin
  if is_recalled(new.product_id, new.id) then new.stock := old.stock; end if;
  return new;
end
$$;

create trigger recalled_pieces_stay_out before update of stock on variant
  for each row when (new.stock > old.stock) execute function keep_recalled_pieces_out();
