-- What people call computers when they type in a hurry.
update search_aliases set asked = asked || array['ordi', 'ordis'] where 'computer' = any(said);
update search_aliases set asked = asked || array['ordi portable', 'ordis portables'] where 'laptop' = any(said);
