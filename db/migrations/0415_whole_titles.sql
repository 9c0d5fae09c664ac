-- Titles are shortened for pages; search also finds what is left out of them: the noun of a long English title stands last.
alter table products add column whole_title text;
comment on column products.whole_title is 'the title with what is left out of it for its length, null where nothing is';
