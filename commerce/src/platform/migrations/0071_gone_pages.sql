-- A page that is removed, hidden or moved leaves its address behind, which answers 410 until it is a page again.
create function remember_gone_entry() returns trigger language plpgsql as $$
declare
  former text;
begin
  select '/' || coalesce(body ->> 'route', 'web-page/' || key) into former
    from content_entry
   where kind = new.kind and key = new.key and language = new.language and version = new.version - 1
     and status = 'published';
  if former is not null and (new.status <> 'published'
      or former <> '/' || coalesce(new.body ->> 'route', 'web-page/' || new.key)) then
    insert into gone_address (address) values (former) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger content_page_goes after insert on content_entry
  for each row when (new.kind = 'page' and new.version > 1) execute function remember_gone_entry();
