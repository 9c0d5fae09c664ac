-- Accounts at Google and Facebook that open one of ours.

create table identities (
  provider   text not null check (provider in ('google', 'facebook')),
  subject    text not null check (subject <> ''),
  user_id    bigint not null references users on delete cascade,
  email      text not null,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
comment on column identities.email is 'as the provider told it when the two were linked';
create index identities_user on identities (user_id);

-- What a browser comes back with from a provider, to be exchanged for a token within a minute, by it alone.
create table sign_in_codes (
  code_hash    bytea primary key,
  browser_hash bytea not null,
  user_id      bigint not null references users on delete cascade,
  expires_at   timestamptz not null
);
comment on column sign_in_codes.browser_hash is 'of the cookie that was set with the code';

alter table account_links
  drop constraint account_links_purpose_check,
  add constraint account_links_purpose_check check (purpose in ('reset', 'confirm', 'undo', 'link')),
  add column provider text,
  add column subject text,
  add check ((purpose = 'link') = (provider is not null and subject is not null));
