-- Corrections of one's own hours tell of oneself: they are forgotten with the account.
update audit_log set subject_id = actor_id
where action in ('time_entry_corrected', 'time_entry_removed') and subject_id is null;
