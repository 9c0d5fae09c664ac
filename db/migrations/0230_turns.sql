-- People take turns at the lanes that send to channels.

alter table mails add column turn integer not null default 0;
comment on column mails.turn is 'of messages to channels: how many of the same person''s were waiting when it was queued; lower goes first';
drop index messages_due;
create index messages_due on mails (turn, next_try_at, id) where state = 'queued' and channel_id is not null;
create index messages_waiting on mails (user_id) where state = 'queued' and channel_id is not null;
