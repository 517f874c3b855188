-- Failed sign-ins of staff, counted until their hour is over: then they are one change set a person and hour. Strangers add
-- to counts, never rows without limit.

create table staff_failed_sign_in (
  -- Null: of nobody who is known.
  staff_id integer references staff (id),
  hour timestamptz not null,
  way text not null check (way in ('passkey', 'app', 'recovery_code', 'link', 'confirmation')),
  failures integer not null check (failures > 0),
  -- Kind of the last device; null: it did not say.
  device text,
  unique nulls not distinct (staff_id, hour, way)
);
