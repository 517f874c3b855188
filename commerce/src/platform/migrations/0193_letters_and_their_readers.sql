-- Letters of the newsletter: whether one was only tried on an address, and how many subscribers it was taken for.
alter table newsletter_letter
  add column trial boolean not null default false,
  add column readers integer;
-- A trial was queued in the moment it was taken, to nobody of the subscribers.
update newsletter_letter set trial = true where queued_to = 0 and queued_at = created_at;
