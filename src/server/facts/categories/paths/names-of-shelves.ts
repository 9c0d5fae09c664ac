/**
 * What shops call shelves in English, French, Spanish, Italian, German, Dutch, Polish and Czech, beside the names of our tree: whole trades and
 * parts of them, whose words were learned of other things or of none ("Matériel électrique", "Ferramenta", "Heimtextilien"). Not in tree.json: its words are also what the word model learns from, and
 * synonyms of search.
 */
export const namesOfShelves: Readonly<Record<string, string>> = {
  electricity:
    'electricidad, elettricità, elektryka, elektroinstalace, material de electricidad, électricité générale, wiring accessories, switches & controls, consumer units, matériel électrique, fournitures électriques, appareillage électrique, material eléctrico, suministros eléctricos, mecanismos eléctricos, cajas de montaje, cajas de registro, cuadros de distribución, materiale elettrico, forniture elettriche, quadri elettrici, elektromaterial, elektroinstallation, elektroinstallationsmaterial, elektrobedarf, elektrotechniek, schakelmateriaal, osprzęt elektryczny, materiały elektryczne, elektroinstalační materiál',
  plumbing:
    'plomería, gasfitería, grifería, griferías, instalatérství, valves & fittings, drainage, évacuation des eaux, idraulica, termoidraulica, idrosanitaria, sanitärbedarf, sanitärinstallation, rohre & fittings, loodgieterij, sanitair',
  'building-materials':
    'gros œuvre, gros oeuvre, second œuvre, second oeuvre, menuiserie, menuiseries, plâtrerie, zinguerie, étanchéité, toiture, couverture et toiture, aberturas, cerámicos, bauelemente, rohbau, innenausbau, dachbau, holzbau, bouwstoffen, chemia budowlana, materiały budowlane, stavebnina, construcción, construccion, materiales de construcción, construção, costruzioni, building supplies, cloisons et plafonds, charpente, edilizia, materiali edili, baustoffe, trockenbau, fliesen, bodenbeläge, bodenbelag, profilés, profilés aluminium, perfiles, perfiles galvanizados, perfilería, bouwmateriaal, stavebniny',
  'paint-glue':
    'pinturería, pinturas y accesorios, vernis bois, mousse polyuréthane, mousses polyuréthane, adhesivos y nivelantes, adhesivos y selladores, colles et mastics, malerbedarf, sellado, schilderwerk, farby i lakiery',
  hardware:
    'bulonería, bulonera, fasteners, fixings, fixings & fasteners, boulonnerie, visserie boulonnerie, ferronnerie, tornillería, cerrajería, ferretería, viteria, viteria e bulloneria, eisenwaren, befestigungstechnik, befestigungsmaterial, ijzerwaren, artykuły metalowe, artykuły żelazne, železářství, spojovací materiál, herrajes para muebles',
  'hand-tools':
    'herramientas manuales, utensileria manuale, utensili manuali, handwerkzeuge, handgereedschap, narzędzia ręczne',
  'power-tools':
    'soldadura, soldadoras, saldatura, soudage, schweißtechnik, lastechniek, spawalnictwo, cordless tools, herramientas eléctricas, elettroutensili, elektrowerkzeuge, akkuwerkzeuge, elektrisch gereedschap, aku nářadí, elektronarzędzia',
  'workwear-safety':
    'epp, seguridad industrial, equipos de protección personal, elementos de protección personal, ppe, safety footwear, protective clothing, gloves & ppe, vêtements professionnels, protection individuelle, équipements de protection individuelle, ropa de trabajo, ropa laboral, calzado de seguridad, abbigliamento da lavoro, antinfortunistica, arbeitskleidung, berufsbekleidung, arbeitsschutz, werkkleding, odzież robocza, bhp, artykuły bhp, pracovní oděvy',
  'cleaning-laundry':
    'aseo, artículos de aseo, productos de aseo, artículos de limpieza, droguerie, droguerie entretien, janitorial, janitorial supplies, hygiène et entretien, pulizia casa, pulizia della casa, detergenza, detersivi e pulizia, putzmittel, wasch- und reinigungsmittel, środki czystości, chemia gospodarcza, drogéria',
  packaging:
    "mailers, mailing supplies, sacs et sachets, boîtes d'emballage, imballaggi, imballaggio, verpackung, verpackungen, verpackungsmaterial, verpakkingen, verpakkingsmateriaal, opakowania, obalový materiál",
  catering:
    'foodservice, bar supplies, gastronomiebedarf, gastrobedarf, einweggeschirr, attrezzature per ristorazione, hostelería y restauración, horecabenodigdheden',
  'office-supplies':
    'school supplies, desk accessories, material de oficina, material escolar, artículos de papelería, articoli per ufficio, articoli di cancelleria, materiale scolastico, schulbedarf, schoolspullen, artykuły szkolne, artykuły papiernicze, školní potřeby',
  'fashion-accessories':
    'complementos de moda, accessori moda, accessori di moda, modeaccessoires, dodatki do ubrań',
  lighting:
    'éclairage extérieur, éclairage intérieur, illuminazione, illuminazione interna, illuminazione esterna, illuminazione da esterno, beleuchtung, außenbeleuchtung, innenbeleuchtung, verlichting, buitenverlichting, iluminación exterior, oświetlenie zewnętrzne',
  decoration:
    "complementi d'arredo, oggettistica, wohnaccessoires, wohndeko, dekoracje do domu, woonaccessoires",
  tableware:
    'verrerie, arte della tavola, menaje de mesa, gläser & becher, stolování, cristalleria, servizi da tavola',
  kitchenware:
    'articles de cuisine, menaje, menaje del hogar, casalinghi, küchenzubehör, küchenbedarf, haushaltswaren, akcesoria kuchenne',
  'bedding-linen':
    'textil hogar, textil para el hogar, tessile casa, tessili per la casa, bettwaren, heimtextilien, frottierwaren, huishoudtextiel, tekstylia domowe, ložní prádlo, bytový textil',
  'skin-care': 'spf, naturkosmetik, cosmética facial, cosmética natural, cosmetica naturale, sonnencremes',
  'bath-body': 'igiene personale, lichaamsverzorging, hygiène intime, igiene intima',
  makeup: 'schminke, paznokcie, manicure i paznokcie, dekorativní kosmetika, nagelpflege, nageldesign',
  'medicine-first-aid':
    'pain relief, wound care, homeopathy, farmacia, farmaci da banco, parafarmacia, omeopatia, homéopathie, apotheke, hausapotheke, ehbo, apteka, lékárna, volně prodejné léky',
  'vitamins-supplements':
    'superfoods, vitamines et minéraux, phytothérapie, nutrición deportiva, fitoterapia, fitoterapici, vitamine e minerali, sportnahrung, sporternährung, sportvoeding, nutrizione sportiva, nahrungsergänzung, odżywki dla sportowców',
  'oral-care': 'igiene orale, mundpflege, mund- und zahnpflege, zahnpflege, péče o zuby, mondhygiëne',
  'mobility-orthopaedics':
    'orthopedic supports, orthopaedic supports, maintien à domicile, ortopedia, ayudas técnicas, articoli ortopedici, sanitari e ortopedia, orthopädie, bandagen & orthesen, sanitätshaus, ortopedia i rehabilitacja',
  'savoury-grocery':
    'mopro, kühlprodukte, tiefkühl, tiefkühlprodukte, tk tiefkühl, tk ware, tk produkte, refrigerados, freschi, mražené, chlazené, frysvaror, mejeri, chilled, pantry staples, embutidos, embutidos y jamones, oli e aceti, olio e aceto, latticini, salumi e formaggi, essig & öl, öle & essige, vleeswaren, zuivel, przetwory, uzeniny, kühlwaren, wurstwaren, fleischwaren, quesos y embutidos',
  'sweet-grocery':
    'pasabocas, snacks y pasabocas, confitería, confectionery, baked goods, confiseries, mermeladas, mermeladas y mieles, repostería, bollería, dolciumi, cioccolato e dolci, confetture e miele, süßwaren, süßigkeiten & snacks, čokolády a bonbóny, biscotti e dolci',
  'spirits-beer':
    'getränke alkohol, alcoholic beverages, boissons alcoolisées et spiritueux, alkohole mocne, destiláty, spirituosen & liköre, liquori e distillati',
  'coffee-tea': 'kaffee & tee, tee & kaffee, kaffee und tee',
  'car-accessories':
    'auto-accessoires, autodoplňky, accessori per auto, accesorios para coche, akcesoria do samochodu',
  'car-parts':
    'body kits, filters & fluids, recambios de coche, recambios para coche, ricambi auto, ricambi per auto, autoteile, autoersatzteile, kfz-ersatzteile, części samochodowe, auto-onderdelen',
  'motorbike-gear':
    'riding gear, odzież motocyklowa, motorradzubehör, accessori moto, ricambi moto, recambios moto, części motocyklowe',
  cycling: 'accessori bici, ricambi bici, fahrradteile, fahrradersatzteile, części rowerowe, fietsonderdelen',
  'fishing-hunting':
    'ammo, rods & reels, reels, angelsport, angelzubehör, hengelsport, rybářství, myslivost, caza y pesca, caccia e pesca, jagdbedarf, articles de pêche, artículos de pesca',
  equestrian:
    'reiten, pferde, caballo, cavallo, paarden, équipement du cavalier, équipement du cheval, reitsport, reitsportbedarf, paardensport, jeździectwo',
  'camping-hiking': 'acampada, escursionismo, outdoorausrüstung, wandern & trekking, turystyka i camping',
  fitness:
    'attrezzi palestra, attrezzi da palestra, kraftsport, krachttraining, siłownia, aparatos de musculación',
  'arts-crafts':
    'art supplies, mercería, merceria, bellas artes, belle arti, hobbistica, bastelbedarf, bastelmaterial, künstlerbedarf, kurzwaren, handarbeit, handarbeiten, artykuły plastyczne, pasmanteria, výtvarné potřeby, hobby en creatief, manualidades',
  collectibles:
    'philatélie, numismatique, numismática, numismatica, filatelia, münzen & medaillen, briefmarken, verzamelen, verzamelobjecten, kolekcje, sběratelství, objets de collection',
  'printer-ink-toner':
    'inkt en toner, cartucce e toner, consommables imprimante, consommables informatiques, consumibles de impresión, druckerzubehör',
  'computer-accessories':
    'accesorios informática, accesorios informáticos, accessori informatica, accessori informatici, počítačové příslušenství, computertoebehoren',
  'tobacco-vaping':
    'smoking accessories, líquidos vapeo, liquidi per sigarette elettroniche, articles fumeurs, articles pour fumeurs, rauchzubehör, articoli per fumatori',
  smartwatches: 'wearables, indossabili, objets connectés portables, wearables y smartwatches',
  intimacy: 'adult toys, sexspeeltjes, erotyka, erotikartikel, articoli erotici',
  'costumes-party':
    'artículos de fiesta, articoli per feste, partybedarf, partydeko, partyzubehör, feestartikelen, artykuły imprezowe',
  'nursery-furniture': 'habitación bebé, cameretta, camerette, babyzimmer, kinderzimmer möbel, babykamer',
  'garden-furniture':
    'outdoor dining, mobilier de jardin, muebles de exterior, arredo giardino, arredo da giardino, tuinmeubilair',
  dogs: 'leads & collars, hunde, hund, perros, perro, cani, honden, psy',
  cats: 'katzen, katze, gatti, gatos, katten, koty, kočky',
  'fish-reptiles':
    'aquaristik, acuariofilia, acquariofilia, aquariophilie, terrariophilie, terraristik, akwarystyka, akvaristika',
  'combat-sports': 'boxeo, pugilato',
  'hair-care': 'haircare, hair growth',
  'baby-feeding': 'weaning',
  'womens-clothing': 'ladies wear',
  'underwear-lingerie': 'thermals',
  sportswear: 'athleisure',
  'hair-accessories': 'scrunchies',
  'wardrobes-storage': 'storage units',
  'plants-seeds': 'bare root roses',
  'gardening-tools': 'hose pipes',
  toys: 'plushies',
  'phone-accessories': 'car mounts',
  'tool-accessories': 'abrasivos, abrasifs, abrasivi, schleifmittel, schuurmaterialen',
};
