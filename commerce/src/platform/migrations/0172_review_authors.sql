-- What an author has written before.
create index review_customer on review (customer_id) where customer_id is not null;
