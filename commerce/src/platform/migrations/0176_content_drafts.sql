-- A text as somebody is writing it, for the preview beside the editor. Unlogged: after a crash the screen tells it again.
create unlogged table content_draft (
  id text primary key,
  session_id uuid not null references staff_session (id) on delete cascade,
  -- The entry as it would be saved; null: the shop as it is published.
  entry json,
  -- The moment shown; null: that of reading.
  at timestamptz,
  expires_at timestamptz not null
);
create index content_draft_expires on content_draft (expires_at);
create index content_draft_session on content_draft (session_id);
