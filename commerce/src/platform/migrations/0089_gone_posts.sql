-- A post that is removed or hidden leaves its address behind, as pages do.
create function remember_gone_post() returns trigger language plpgsql as $$
begin
  insert into gone_address (address)
  select '/blog/' || earlier.key from content_entry earlier
   where earlier.kind = new.kind and earlier.key = new.key and earlier.language = new.language and earlier.version = new.version - 1
     and earlier.status = 'published'
  on conflict do nothing;
  return null;
end $$;
create trigger content_post_goes after insert on content_entry
  for each row when (new.kind = 'post' and new.version > 1 and new.status <> 'published')
  execute function remember_gone_post();
