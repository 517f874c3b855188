-- Readers ask for the changes of transactions that their last snapshot did not see.
create index change_log_xid on change_log (xid);
