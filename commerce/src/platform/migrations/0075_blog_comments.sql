-- Comments on posts, named by the file of the post. They are shown once staff accepted them.
create table blog_comment (
  id integer generated always as identity primary key,
  post text not null,
  author text not null,
  -- Never shown: for staff, who may want to ask. Forgotten after half a year.
  email text,
  comment text not null,
  language text not null,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
  created_at timestamptz not null
);
create index blog_comment_post on blog_comment (post, id) where state = 'published';
create index blog_comment_waiting on blog_comment (created_at) where state = 'waiting';
