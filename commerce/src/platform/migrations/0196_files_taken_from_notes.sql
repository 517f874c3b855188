-- A file of a note taken away by hand comes back by undo for thirty days; then it is deleted (docs/decisions/0184).
alter table order_note_file add column removed_at timestamptz;
create index order_note_file_removed on order_note_file (removed_at) where removed_at is not null;
