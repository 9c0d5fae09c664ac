-- A link that somebody waits for goes out before a hundred thousand price alerts.
drop index mails_due;
create index mails_due on mails ((kind = 'alert'), next_try_at, id) where state = 'queued';
