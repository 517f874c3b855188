-- Answers of customers who bought the product, beside the one of the shop. They are shown once staff published them.
create table question_answer (
  id integer generated always as identity primary key,
  question_id integer not null references product_question (id) on delete cascade,
  customer_id integer not null references customer (id) on delete cascade,
  -- Shown name: first name and initial, as it was when written.
  author text not null,
  answer text not null,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
  created_at timestamptz not null,
  unique (question_id, customer_id)
);
create index question_answer_waiting on question_answer (created_at) where state = 'waiting';
create index question_answer_customer on question_answer (customer_id);

-- However a published answer goes (with its author's account, too), the page of its product is written anew.
create function log_question_answer_gone() returns trigger language plpgsql as $$
begin
  insert into change_log (kind, subject_id)
  select 'product', product_id from product_question where id = old.question_id;
  return null;
end $$;
create trigger question_answer_gone after delete on question_answer
  for each row when (old.state = 'published') execute function log_question_answer_gone();
