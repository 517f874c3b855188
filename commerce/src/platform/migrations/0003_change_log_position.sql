-- Readers follow the log by transaction, then number, so that a slow transaction is not skipped.
create index change_log_position on change_log (xid, seq);
