-- Quiet hours end at their hour in Paris, in the two nights of the year that are an hour shorter or longer as well.
create or replace function quiet_seconds(quiet_from smallint, quiet_to smallint, moment timestamptz)
returns integer language sql immutable parallel safe as $$
  select case
    when quiet_from is null then 0
    when quiet_from < quiet_to and hour >= quiet_from and hour < quiet_to
      or quiet_from > quiet_to and (hour >= quiet_from or hour < quiet_to)
      then extract(epoch from (ends at time zone 'Europe/Paris') - moment)::integer
    else 0 end
  from (select moment at time zone 'Europe/Paris' as local) l,
    lateral (select extract(hour from local)::integer as hour) h,
    lateral (
      select date_trunc('day', local) + make_interval(days => (hour >= quiet_to)::integer, hours => quiet_to) as ends
    ) e
$$;
