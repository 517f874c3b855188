-- Sessions on a handheld of the warehouse: longer without a call, and with the rights of the warehouse only.
alter table staff_session add column handheld boolean not null default false;
