-- Whether goods of a category may be electrical: only with them an old appliance is taken back (D.Lgs. 49/2014,
-- art. 11). Unknown counts as yes: an offer too many is lawful, one too few is not.

alter table category add column electrical boolean not null default true;
