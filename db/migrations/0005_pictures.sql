-- Our own copies of feed pictures, by the address that a feed gave; how far fetching them has come.
create table pictures (
  source_url   text primary key,
  state        text not null default 'pending' check (state in ('pending', 'stored', 'failed')),
  name         text,
  width        integer check (width > 0),
  height       integer check (height > 0),
  sizes        integer[],
  has_avif     boolean not null default false,
  stored_at    timestamptz,
  priority     integer not null default 0,
  attempts     integer not null default 0,
  next_try_at  timestamptz not null default now(),
  error        text,
  unused_since timestamptz,
  check (state <> 'stored' or num_nulls(name, width, height, sizes, stored_at) = 0),
  check (state = 'stored' or name is null)
);
comment on column pictures.name is 'made from the content: its copies are /pictures/{name}-{size}.webp and .avif, which never change';
comment on column pictures.width is 'of the largest copy; the smaller ones are the same in proportion';
comment on column pictures.sizes is 'length in pixels of each copy''s longer side, ascending';
comment on column pictures.priority is 'what more people look for is fetched first';
comment on column pictures.next_try_at is 'set before each try, later each time: a picture that brings its reader down is not tried again at once';
comment on column pictures.unused_since is 'no product shows it any more';
create index pictures_due on pictures (priority desc) where state <> 'stored';
