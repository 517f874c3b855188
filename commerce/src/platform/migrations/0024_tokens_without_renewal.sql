-- A client that cannot renew its token gets one that lives as long as its session, good for shopping alone.
alter table customer_session add column renewable boolean not null default true;
