-- What imports made of their rows adds up, and refused rows can be read without the file.
alter table import_runs add column rows_held integer not null default 0, add column offers_known integer;
comment on column import_runs.rows_held is 'rows whose prices are not believed yet: with these, the refused, the repeated, the new, the changed and the same ones, all that were read are told. prices_held counts other feeds'' offers as well';
comment on column import_runs.offers_known is 'of a held file: offers that its feed held';
comment on column import_runs.status is 'held: nothing was changed, because too much would have been, or the file is cut; offers_new, offers_gone and offers_changed say what would have come, been lost and repriced; approved, discarded: was held, and what an admin said of it';

alter table rejected_rows add column line integer, add column title text, add column price text;
comment on column rejected_rows.row_number is 'among the rows or items of the file, from 1, without the header';
comment on column rejected_rows.line is 'of a table: the line of the file on which it begins, from 1';
comment on column rejected_rows.title is 'as the row has it, where it could be read; price likewise';
