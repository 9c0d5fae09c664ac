-- What French shops call a printer that scans and copies, beside the English name that stood there alone.
update search_aliases set asked = asked || array['imprimante tout-en-un', 'imprimante tout en un']
  where 'all-in-one printer' = any(said);
