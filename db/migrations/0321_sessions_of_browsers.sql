-- A browser that is told of alerts goes with the session that asked for it, and no other browser with it.

alter table alert_channels add column session_id text;
comment on column alert_channels.session_id is 'of a browser: the session that asked for it last, which may have ended since; null: not known';
