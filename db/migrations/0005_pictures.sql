-- Our own copies of feed pictures, by the address that a feed gave.
create table pictures (
  source_url text primary key,
  file       text not null,
  width      integer not null check (width > 0),
  height     integer not null check (height > 0),
  stored_at  timestamptz not null default now()
);
comment on column pictures.file is 'name under DATA_DIR/pictures, made from the content: /pictures/{file} never changes';
