-- Files of any known format, and what a feed's settings say where its files do not.
alter table feeds drop constraint feeds_format_check;
alter table feeds add constraint feeds_format_check check (format ~ '^[a-z][a-z-]{1,30}$');
comment on column feeds.format is 'of the last file that was imported (src/contract/feeds/feed-formats.ts); null: none was';
alter table feeds add column reading jsonb not null default '{}' check (jsonb_typeof(reading) = 'object');
comment on column feeds.reading is '{"record": "products/product", "linkTemplate": "https://…/{handle}", "vatPercent": 20}: which element is an article, how its link is made, the VAT that its price lacks; each absent where the file tells it';
update feeds set format = 'mapped' where format = 'google-tsv' and columns is not null;
