-- The point of a picture that stays in view where it is cropped, as object-position says it; null: its middle.
alter table media add column focus text check (focus ~ '^(100|[0-9]{1,2})% (100|[0-9]{1,2})%$');
