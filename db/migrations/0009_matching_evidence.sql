-- What else matching compares: pictures, and brands that have several names.

alter table match_listings add column picture text not null default '';
comment on column match_listings.picture is 'hash of the picture''s host, a dot, hash of its address';

-- Other names of brands, as offers write them; kept by admins, read once per import.
create table brand_aliases (
  -- The alias as it is compared: folded, letters and digits only.
  key        text primary key check (key ~ '^[a-z0-9]{1,100}$'),
  alias      text not null check (length(alias) between 1 and 100),
  brand      text not null check (length(brand) between 1 and 100),
  created_at timestamptz not null default now()
);
comment on column brand_aliases.brand is 'the name that stands for both';
