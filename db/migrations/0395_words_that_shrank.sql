-- Small words do not count in phrases: "tout-en-un" came to mean "tout", and "batterie compatible" any battery.
delete from search_aliases where said = array['all-in-one', 'tout-en-un', 'all in one'];
update search_aliases set asked = array_remove(asked, 'batterie compatible') where 'replacement battery' = any(said);
