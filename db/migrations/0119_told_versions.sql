-- Pages and calls that a web process keeps stay through a version whose changes are all told: by what triggers note of
-- products, and by the products that whoever raised the version names, since an offer that is not its product's best
-- changes its page and no row that they watch. A version without such a row may have changed anything.
alter table product_changes
  add column version bigint,
  add column may_lag boolean check ((version is null) = (may_lag is null));
comment on column product_changes.version is
  'the version that the transaction raised, whose changes are told; product_ids: those beside what triggers noted';
comment on column product_changes.may_lag is
  'pages may show the state before it for some seconds: an import, never what a person did or took back';
