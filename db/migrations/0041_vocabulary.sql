-- What staff need not look at again, and suggestions that are dear to find.

create table dismissed_searches (
  query        text primary key check (char_length(query) between 1 and 100),
  dismissed_at timestamptz not null default now()
);
comment on table dismissed_searches is 'searches in vain that staff has dealt with, in the spelling of searches_without_result';

create table brand_alias_suggestions (
  brand        text not null,
  other        text not null,
  brand_name   text not null,
  other_name   text not null,
  products     integer not null,
  is_dismissed boolean not null default false,
  primary key (brand, other),
  check (brand < other)
);
comment on table brand_alias_suggestions is 'brands that state the same GTINs of several products, found by a job: reading every listing takes seconds';
comment on column brand_alias_suggestions.brand is 'as matching compares brands; brand_name: as an offer writes it';
