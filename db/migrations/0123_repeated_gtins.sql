-- One EAN on articles of one shop that plainly differ: matching does not go by it there, and staff is told.
alter table merchant_quality add column gtin_repeated integer not null default 0;
comment on column merchant_quality.gtin_repeated is 'offers with a GTIN that the merchant states of other products in that condition as well: matching does not believe it';
