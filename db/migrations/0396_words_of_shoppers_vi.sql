-- Names that shops write and shoppers type otherwise: connectors, network gear, memory of laptops, tapes.
insert into search_aliases (said, asked) values
  (array['usb-c', 'usb type-c'], array['type-c', 'usb c type']),
  (array['so-dimm', 'sodimm', 'notebook memory', 'laptop memory'],
   array['mémoire pc portable', 'mémoire ordinateur portable', 'ram pc portable', 'ram ordinateur portable', 'barrette pc portable', 'laptop ram', 'notebook ram']),
  (array['french', 'français'], '{}');
update search_aliases
  set said = said || array['network repeater', 'répéteur réseau', 'network extender', 'wireless repeater', 'répéteur sans fil', 'wireless range extender', 'wireless extender']
  where 'range extender' = any(said) and not 'network repeater' = any(said);
update search_aliases
  set said = said || array['powerline network adapter', 'powerline kit', 'powerline extension kit', 'powerline ethernet', 'homeplug', 'prise cpl', 'boîtier cpl', 'adaptateur cpl'],
      asked = asked || array['powerline']
  where 'powerline adapter' = any(said) and not 'homeplug' = any(said);
update search_aliases set asked = asked || array['ruban']
  where said && array['label-making tape', 'printer ribbon'] and not 'ruban' = any(said || asked);
