-- A request counts only once the link in the mail to its address was opened: anybody may type any address. Those from
-- before are taken as confirmed.
alter table back_in_stock_request add column confirmed_at timestamptz;
update back_in_stock_request set confirmed_at = created_at;
create index back_in_stock_request_unconfirmed on back_in_stock_request (created_at) where confirmed_at is null;
