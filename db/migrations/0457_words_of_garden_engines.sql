-- French tells garden machines with an engine by "thermique", which is also a paste and a printer: English titles say "petrol".
insert into search_aliases (said)
  select array['petrol lawn mower', 'tondeuse thermique', 'tondeuse à gazon thermique', 'gas lawn mower']
  where not exists (select from search_aliases where array['petrol lawn mower', 'tondeuse thermique'] && (said || asked));
insert into search_aliases (said)
  select array['petrol chainsaw', 'tronçonneuse thermique', 'gas chainsaw']
  where not exists (select from search_aliases where array['petrol chainsaw', 'tronçonneuse thermique'] && (said || asked));
insert into search_aliases (said)
  select array['petrol brush cutter', 'débroussailleuse thermique', 'petrol brushcutter', 'gas brush cutter']
  where not exists (select from search_aliases where array['petrol brush cutter', 'débroussailleuse thermique'] && (said || asked));
insert into search_aliases (said)
  select array['petrol hedge trimmer', 'taille-haie thermique', 'gas hedge trimmer']
  where not exists (select from search_aliases where array['petrol hedge trimmer', 'taille-haie thermique'] && (said || asked));
