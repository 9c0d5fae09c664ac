-- Pictures that staff gives categories, in place of one of their products'.

alter table categories add column picture_source text;
comment on column categories.picture_source is 'upload:{name of the picture}, as in pictures';
