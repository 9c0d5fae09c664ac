-- Addresses are stored and asked for in one form (src/contract/email-form.ts) and compared as they stand: what lower()
-- makes of them depends on the database. ASCII is brought into it here, the rest when the product starts.

drop index users_email;
drop index account_links_undo;

update users u set email = lower(email collate "C")
where email <> lower(email collate "C")
  and not exists (select from users o where o.email = lower(u.email collate "C"));
update account_links set email = lower(email collate "C") where email <> lower(email collate "C");

create unique index users_email on users (email);
create index account_links_undo on account_links (email) where purpose = 'undo';
comment on column users.email is 'in the one form that the server makes of what is typed';
