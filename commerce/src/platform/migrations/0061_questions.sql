-- Questions about a product. They are shown once staff answered them.
create table product_question (
  id integer generated always as identity primary key,
  product_id integer not null references product (id) on delete cascade,
  author text not null,
  question text not null,
  -- Where the answer is sent, once its owner opened the link in the first mail; null for nobody, and after it was sent.
  email text,
  email_key text generated always as (lower(email)) stored,
  confirmed_at timestamptz,
  language text not null,
  answer text,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
  created_at timestamptz not null,
  answered_at timestamptz
);
create index product_question_product on product_question (product_id) where state = 'published';
create index product_question_waiting on product_question (created_at) where state = 'waiting';
create index product_question_email on product_question (email_key) where email is not null;

create table question_vote (
  question_id integer not null references product_question (id) on delete cascade,
  customer_id integer not null references customer (id) on delete cascade,
  primary key (question_id, customer_id)
);
