-- What goes with a thing is called in French by both words, in English the other way round: one phrase, no vacuum cleaner.
insert into search_aliases (said, asked) values
  (array['vacuum cleaner bag', 'sac aspirateur', 'sac d’aspirateur', 'dust bag'], '{}');
