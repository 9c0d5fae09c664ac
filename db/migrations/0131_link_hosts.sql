-- Sites that feeds link to as http:, and whether they answer under https.
create table link_hosts (
  host text primary key check (length(host) between 1 and 255),
  is_secure boolean not null,
  asked_at timestamptz not null default now()
);
comment on table link_hosts is 'each is asked once by an import; one that did not answer under https again after a week';
