-- Who ends their alerts without an account takes the mails with links to them along.
create index mails_guest_links on mails (to_address) where kind = 'guest_alert';
