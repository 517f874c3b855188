-- A shop without a menu of its own shows its categories: a new, renamed or removed one is a change of content.
create function log_category_change() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    insert into change_log (kind) values ('content');
  end if;
  return null;
end $$;
create trigger category_added after insert on category
  referencing new table as changed for each statement execute function log_category_change();
create trigger category_changed after update on category
  referencing new table as changed for each statement execute function log_category_change();
create trigger category_removed after delete on category
  referencing old table as changed for each statement execute function log_category_change();
