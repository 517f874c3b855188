-- The shop's own answers in the search: they change, hide or add to those every shop has.
create table help_answer (
  id text primary key check (length(id) between 1 and 60),
  url text,
  hidden boolean not null,
  -- By language: title, text, phrases asked.
  words jsonb not null
);
