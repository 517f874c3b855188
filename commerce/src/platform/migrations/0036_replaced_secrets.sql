-- A key that was replaced is still read until a moment, so that what it signed lives out its time.

alter table secret
  add column previous bytea,
  add column replaced_at timestamptz,
  add column previous_until timestamptz,
  add constraint secret_previous_whole
    check ((previous is null) = (replaced_at is null) and (previous is null) = (previous_until is null));
