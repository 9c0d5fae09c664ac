/**
 * What shops call shelves in English, French, Spanish, Italian, German, Dutch, Polish, Czech, Swedish, Danish and Portuguese, beside the names of our tree: whole trades and
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
    'herramientas manuales, utensileria manuale, utensili manuali, handwerkzeuge, handgereedschap, narzędzia ręczne, werkzeuge, verktyg, værktøj, attrezzi da lavoro, nářadí, ferramentas, gereedschap, werkzeug',
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
    'éclairage extérieur, éclairage intérieur, illuminazione, illuminazione interna, illuminazione esterna, illuminazione da esterno, beleuchtung, außenbeleuchtung, innenbeleuchtung, verlichting, buitenverlichting, iluminación exterior, oświetlenie zewnętrzne, lamper, iluminación, iluminação, luminaires, leuchten, osvětlení, oświetlenie, belysning, lampade, φωτιστικά',
  decoration:
    "complementi d'arredo, oggettistica, wohnaccessoires, wohndeko, dekoracje do domu, woonaccessoires, inredning, heminredning, interiør, boliginteriør, decoración, decoração, wohndekoration, bytové dekorace, dekoracje wnętrz, woondecoratie, decorazioni casa, senteurs maison, home accents, oggetti decorativi",
  tableware:
    'verrerie, arte della tavola, menaje de mesa, gläser & becher, stolování, cristalleria, servizi da tavola, tischkultur, la tavola, tavola e cucina, servies, gedeckter tisch, servering, borddækning, porcelana y vajilla, vajilla, louça, porzellan, zastawa stołowa, duka & servera, borden, kubki i filiżanki, hrnky a šálky, copos e taças, piatti e ciotole',
  kitchenware:
    'articles de cuisine, menaje, menaje del hogar, casalinghi, küchenzubehör, küchenbedarf, haushaltswaren, akcesoria kuchenne',
  'bedding-linen':
    'textil hogar, textil para el hogar, tessile casa, tessili per la casa, bettwaren, heimtextilien, frottierwaren, huishoudtextiel, tekstylia domowe, ložní prádlo, bytový textil, textile maison, tekstylia, tekstylia do domu, bytový textil a povlečení, hemtextil, boligtekstiler, têxteis lar, têxtil lar, linge de maison, biancheria casa, biancheria per la casa, ropa de hogar, bettwäsche & decken, roupa de casa, plädar, plaider, puder og tæpper, plaids & jetés, couvertures & plaids, decken & plaids, koce i narzuty, deky a přehozy, mantas y plaids',
  'skin-care':
    'spf, naturkosmetik, cosmética facial, cosmética natural, cosmetica naturale, sonnencremes, ansiktsvård, ansigtspleje, rosto, viso, cura del viso, cuidado del rostro, soins du visage, soin visage, gesichtspflege, gezichtsverzorging, pielęgnacja twarzy, pleťová péče, péče o pleť, hudvård, hudpleje, cuidados de rosto, démaquillants, gommages, sérums, reinigung gesicht, πρόσωπο, περιποίηση προσώπου, toners & mists, face masks & peels',
  'bath-body':
    'igiene personale, lichaamsverzorging, hygiène intime, igiene intima, corpo e bagno, cuidados de corpo, péče o tělo, kropsvård, kropspleje, kroppsvård, pielęgnacja ciała, körperpflege, cura del corpo, bad & dusche, bad en douche, kąpiel, koupel, σώμα, bagnodoccia, géis de banho, duschgele, geles de ducha, żele pod prysznic, sprchové gely, bain & douche, savons & gels douche, savons solides',
  makeup:
    'schminke, paznokcie, manicure i paznokcie, dekorativní kosmetika, nagelpflege, nageldesign, ongles, uñas, unghie, unhas, nehty, naglar, negle, lèvres, teint, cils & sourcils, labios, ojos maquillaje, trucco viso, trucco occhi, trucco labbra, make-up augen, lippen, oči make-up, läppar, øjne makeup, maquiagem, maquilhagem, ansigt makeup, wimpern, rzęsy, pestañas, vernis à ongles, pinceaux maquillage, pinceaux & éponges, lakiery hybrydowe, laky na nehty, smalti, smalti semipermanenti, esmaltes, esmaltes de unhas',
  'medicine-first-aid':
    'pain relief, wound care, homeopathy, farmacia, farmaci da banco, parafarmacia, omeopatia, homéopathie, apotheke, hausapotheke, ehbo, apteka, lékárna, volně prodejné léky',
  'vitamins-supplements':
    'superfoods, vitamines et minéraux, phytothérapie, nutrición deportiva, fitoterapia, fitoterapici, vitamine e minerali, sportnahrung, sporternährung, sportvoeding, nutrizione sportiva, nahrungsergänzung, odżywki dla sportowców, proteiny, białka, proteínas, proteine, digestion, immunité, minceur, herboristerie, erboristeria, herboristería, zielarnia, immunsystem, verdauung, gelenke, abnehmen, stress & sommeil, weerstand, spijsvertering, odporność, trawienie, imunita, trávení, kosttillskott, kosttilskud, suplementy, doplňky stravy, sports nutrition',
  'oral-care': 'igiene orale, mundpflege, mund- und zahnpflege, zahnpflege, péče o zuby, mondhygiëne',
  'mobility-orthopaedics':
    'orthopedic supports, orthopaedic supports, maintien à domicile, ortopedia, ayudas técnicas, articoli ortopedici, sanitari e ortopedia, orthopädie, bandagen & orthesen, sanitätshaus, ortopedia i rehabilitacja',
  'savoury-grocery':
    'mopro, kühlprodukte, tiefkühl, tiefkühlprodukte, tk tiefkühl, tk ware, tk produkte, refrigerados, freschi, mražené, chlazené, frysvaror, mejeri, chilled, pantry staples, embutidos, embutidos y jamones, oli e aceti, olio e aceto, latticini, salumi e formaggi, essig & öl, öle & essige, vleeswaren, zuivel, przetwory, uzeniny, kühlwaren, wurstwaren, fleischwaren, quesos y embutidos, speiseöle, ostar, oste, queijos, sery, sýry, formaggi, fromages, quesos, kaas en zuivel, ostdisk, oleje a octy, oliwy i oleje, azeites e vinagres, sals & poivres, conserves de poisson, antipasti, pasta e riso',
  'sweet-grocery':
    'pasabocas, snacks y pasabocas, confitería, confectionery, baked goods, confiseries, mermeladas, mermeladas y mieles, repostería, bollería, dolciumi, cioccolato e dolci, confetture e miele, süßwaren, süßigkeiten & snacks, čokolády a bonbóny, biscotti e dolci',
  'spirits-beer':
    'getränke alkohol, alcoholic beverages, boissons alcoolisées et spiritueux, alkohole mocne, destiláty, spirituosen & liköre, liquori e distillati, destilados, distillati, destiláty a likéry, alkohol mocny, destillate, obstbrände, spirituosen, gedistilleerd, sterke drank, spirituösa, spiritus, bebidas espirituosas, piva, piva speciál, pivovary, birre, cervezas, cervejas, bieren, øl & cider, apéritifs & digestifs, ποτά, μπύρες, spiritueux & liqueurs',
  'coffee-tea':
    'kaffee & tee, tee & kaffee, kaffee und tee, te & kaffe, kaffe & te, kaffe och te, kawy, herbaty, čaje, káva a čaj, tè e tisane, tés e infusiones, chás e infusões, thés et infusions',
  'car-accessories':
    'auto-accessoires, autodoplňky, accessori per auto, accesorios para coche, akcesoria do samochodu, bilvård, bilpleje, autopflege, auto care, car care, detailing, pielęgnacja auta, autokosmetika, lavage auto, entretien auto, cura auto, cuidado del coche',
  'car-parts':
    'body kits, filters & fluids, recambios de coche, recambios para coche, ricambi auto, ricambi per auto, autoteile, autoersatzteile, kfz-ersatzteile, części samochodowe, auto-onderdelen, hamulce, bromsar, bremser, travões, części do samochodu, reservdelar bil, reservedele bil, bildelar, bildele, autodíly, peças auto, recambios auto, échappements, uitlaten, výfuky, ανταλλακτικά αυτοκινήτου',
  'motorbike-gear':
    'riding gear, odzież motocyklowa, motorradzubehör, accessori moto, ricambi moto, recambios moto, części motocyklowe',
  cycling:
    'accessori bici, ricambi bici, fahrradteile, fahrradersatzteile, części rowerowe, fietsonderdelen, cyklistika, cykling, ciclismo, rowery, fietsen, radsport, cyclisme, cykelsport, cykeltillbehör, cykeltilbehør, acessórios bicicleta, caschi bici, caschi ciclismo, cascos bici, fahrradhelme, fietshelmen, kaski rowerowe, cyklistické helmy, cykelhjälmar, cykelhjelme, capacetes bicicleta',
  'fishing-hunting':
    'ammo, rods & reels, reels, angelsport, angelzubehör, hengelsport, rybářství, myslivost, caza y pesca, caccia e pesca, jagdbedarf, articles de pêche, artículos de pesca, fiske, fiskeri, rybaření, wędkarstwo, vissen, pesca, angeln, pêche, lystfiskeri, sportfiske, fiskespön, fiskestænger, angelruten, cañas de pescar, canas de pesca, canne da pesca, wędki, pruty rybářské, fiskeutrustning, fiskeudstyr, wędkarstwo i łowiectwo',
  equestrian:
    'reiten, pferde, caballo, cavallo, paarden, équipement du cavalier, équipement du cheval, reitsport, reitsportbedarf, paardensport, jeździectwo, ridsport, ridning, rideudstyr, equitação, equitazione, equitación, jezdectví, équitation, paardrijden, ryttare & häst, ιππασία',
  'camping-hiking':
    'acampada, escursionismo, outdoorausrüstung, wandern & trekking, turystyka i camping, wandern, montaña, montagna, randonnée, senderismo, trekking, wandelen, turystyka górska, turistika, vandring, vandreudstyr, caminhada, montanhismo, alpinisme, bivouac',
  fitness:
    'attrezzi palestra, attrezzi da palestra, kraftsport, krachttraining, siłownia, aparatos de musculación',
  'arts-crafts':
    'art supplies, mercería, merceria, bellas artes, belle arti, hobbistica, bastelbedarf, bastelmaterial, künstlerbedarf, kurzwaren, handarbeit, handarbeiten, artykuły plastyczne, pasmanteria, výtvarné potřeby, hobby en creatief, manualidades, tyger, stoffer, látky, tkaniny, stoffe meterware, tessuti, telas, tecidos, stoffen, włóczki, příze, garner, wolle & garne, fournitures loisirs créatifs, mercerie',
  collectibles:
    'philatélie, numismatique, numismática, numismatica, filatelia, münzen & medaillen, briefmarken, verzamelen, verzamelobjecten, kolekcje, sběratelství, objets de collection, monedas, münzen, monete, munten, monety, mynt, mønter, moedas, sellos, francobolli, postzegels, znaczki, známky, frimärken, frimærker, memorabilia',
  'printer-ink-toner':
    "inkt en toner, cartucce e toner, consommables imprimante, consommables informatiques, consumibles de impresión, druckerzubehör, cartucce, cartucce stampanti, cartuchos de tinta, tintenpatronen, tusze i tonery, inkousty a tonery, bläckpatroner, blækpatroner, tinteiros e toners, inktcartridges, cartouches d'encre",
  'computer-accessories':
    'accesorios informática, accesorios informáticos, accessori informatica, accessori informatici, počítačové příslušenství, computertoebehoren',
  'tobacco-vaping':
    'smoking accessories, líquidos vapeo, liquidi per sigarette elettroniche, articles fumeurs, articles pour fumeurs, rauchzubehör, articoli per fumatori, cbd fleurs, fleurs cbd, fleurs de cbd, cbd blüten, e-liquides, e-cigaretter, e-zigaretten, e-cigarety, e-papierosy, vape pods, vapes',
  smartwatches: 'wearables, indossabili, objets connectés portables, wearables y smartwatches',
  intimacy: 'adult toys, sexspeeltjes, erotyka, erotikartikel, articoli erotici',
  'costumes-party':
    'artículos de fiesta, articoli per feste, partybedarf, partydeko, partyzubehör, feestartikelen, artykuły imprezowe, travestimenti, disfarces, verkleedkleren, verkleedkleding, maskeradkläder, udklædning, kostýmy, przebrania, disfraces, kostüme, déguisements, faschingskostüme',
  'nursery-furniture':
    'habitación bebé, cameretta, camerette, babyzimmer, kinderzimmer möbel, babykamer, lettini, lettini e culle, cunas, cunas y minicunas, berços, ledikanten, postýlky, łóżeczka, spjälsängar, tremmesenge, babybetten, jídelní židličky, krzesełka do karmienia, cadeiras de refeição, barnstolar, hochstühle, kinderstoelen, tronas, seggioloni, højstole, chaises hautes',
  'garden-furniture':
    'outdoor dining, mobilier de jardin, muebles de exterior, arredo giardino, arredo da giardino, tuinmeubilair, gartenliegen, liegen & liegestühle, liggestole, leżaki, lehátka, solstolar, espreguiçadeiras, tumbonas, ligbedden, sdraio e lettini',
  dogs: 'leads & collars, hunde, hund, perros, perro, cani, honden, psy, hond, chien, chiens, pour chien, pour chiens, cão, cães, hundar, för hund, til hund, pro psy, pro psa, dla psa, dla psów, voor honden, per cani, para perros, für hunde, σκύλος, σκύλοι, σκύλου, pelíšky, pelíšky pro psy, legowiska, camas para cães, camas para perros, hundbäddar, hundesenge, hondenmanden, peitorais, peitorais para cães, arneses para perros, vodítka, postroje pro psy, vodítka a obojky, smycze, szelki dla psa, koppel, hundekoppel, hundeleinen',
  cats: 'katzen, katze, gatti, gatos, katten, koty, kočky, kat, kot, chats, pour chat, pour chats, gatto, gato, katt, katter, kočka, för katt, til kat, pro kočky, dla kota, dla kotów, voor katten, per gatti, para gatos, für katzen, γάτα, γάτες, γάτας, rascadores, krabpalen, drapaki, škrabadla, arranhadores, żwirki, żwirek, steliva pro kočky, areneros, kattenbakvulling, kattsand, kattegrus, areias para gatos, arbres à chat, kratzbäume, tiragraffi, klösträd, kradsetræer, litières',
  'fish-reptiles':
    'aquaristik, acuariofilia, acquariofilia, aquariophilie, terrariophilie, terraristik, akwarystyka, akvaristika',
  'combat-sports':
    'boxeo, pugilato, arts martiaux, arti marziali, artes marciales, kampfsport, vechtsport, sztuki walki, bojové sporty, kampsport, artes marciais',
  'hair-care':
    'haircare, hair growth, cabello, cabelo, cabelos, capelli, włosy, vlasy, vlasová péče, haren, haarverzorging, hårvård, hårpleje, haarpflege, cheveux, soins capillaires, cuidado capilar, cura dei capelli, pielęgnacja włosów, péče o vlasy, μαλλιά, balsami, balsami capelli, odżywki do włosów, kondicionéry, champús, shampoings, schampo & balsam, shampoo & balsam',
  'baby-feeding':
    'weaning, fläschchen, babyflaschen, babyflessen, butelki dla niemowląt, śliniaki, lahvičky a dudlíky, kojenecké lahve, biberões, biberões e chupetas, nappflaskor, sutteflasker, biberons & tétines, bryndáky, slabbetjes, haklappar, hagesmække, babetes',
  'womens-clothing': 'ladies wear',
  'underwear-lingerie':
    'thermals, wäsche, unterwäsche, damenwäsche, herrenwäsche, nachtwäsche & unterwäsche, ropa interior, roupa interior, spodní prádlo, bielizna, undertøj, underkläder, ondergoed, undertoy',
  sportswear: 'athleisure',
  'hair-accessories':
    'scrunchies, hair bows, accessori per capelli, accessori capelli, accesorios para el pelo, accesorios de pelo, ozdoby do włosów, vlasové doplňky, hårpynt, håraccessoarer, hårtilbehør, haarschmuck, haaraccessoires, accessoires cheveux, acessórios de cabelo, acessórios para o cabelo, αξεσουάρ μαλλιών',
  'wardrobes-storage': 'storage units',
  'plants-seeds':
    'bare root roses, kaktusy, kaktusar, kaktusser, cactussen, cactus y suculentas, kakteen, catos, kaktusy i sukulenty, sukulenty, piante grasse, plantes grasses, succulentes',
  'gardening-tools': 'hose pipes',
  toys: 'plushies, jouets premier âge, giocattoli in legno, juguetes de madera, holzspielzeug, houten speelgoed, drewniane zabawki, zabawki drewniane, dřevěné hračky, träleksaker, trælegetøj, brinquedos de madeira, jouets plein air, premier âge jouets, speelgoed',
  'phone-accessories':
    'car mounts, mobilskal, mobilcovers, handyhüllen, coques téléphone, coques et étuis, fundas móvil, fundas de móvil, cover telefono, telefoonhoesjes, etui na telefon, obaly na mobil, capas de telemóvel, capas telemóvel, mobiltillbehör, mobiltilbehør, handyzubehör, θήκες κινητών, fundas para móvil, protectores de pantalla, hüllen & cases, handyhüllen & cases, szkła hartowane, ochranná skla, kryty na mobil, kryty a pouzdra, panzerglas & folien, verres trempés, películas de vidro, pellicole protettive, skärmskydd, skal & fodral, covers & tasker, hoesjes, skal mobil',
  'tool-accessories': 'abrasivos, abrasifs, abrasivi, schleifmittel, schuurmaterialen',
  'bags-luggage':
    'pelletteria, marroquinería, lederwaren, galanteria skórzana, marroquinaria, lädervaror, lædervarer, kožená galanterie, lederaccessoires',
  wallets: 'petite maroquinerie, piccola pelletteria, kleinlederwaren, kleine lederwaren',
  'jewellery-watches':
    'bijuteria, bisutería, bigiotteria, modeschmuck, bijoux fantaisie, or 18 carats, argent 925, argento 925, plata 925, silber 925, 925 sterling silver, fine jewelry, fine jewellery, demi-fine jewellery, sieraden, echtschmuck, bižuterie, stříbrné šperky, zlaté šperky, biżuteria srebrna, biżuteria złota, silversmycken, guldsmycken, sølvsmykker, guldsmykker, joalharia, edelstahlschmuck, acier inoxydable bijoux, gold plated, gold filled, pozłacane, bijoux acier, gioielli acciaio, joyas de acero, rvs sieraden, medaglie e ciondoli, medallas y colgantes',
  earrings: 'ear party, ear stacks, huggies & hoops',
  clothing:
    'capispalla, partes de arriba, partes de abajo, strick, toppe, toppar, underdelar, överdelar, overdele, oberteile, unterteile, bovenkleding, vrchní oblečení, okrycia wierzchnie, prendas de punto, prendas de abrigo, maglieria, mailles, pronto moda, knitwear, outerwear, bottoms, stickat, ytterkläder, overtøj, abrigos y chaquetas, giacche e cappotti',
  shoes:
    'barfußschuhe, barefoot boty, barefoot schoenen, sandales & nu-pieds, wandelschoenen, calzature, obuwie, obuv, fodtøj, skodon',
  'hats-scarves-gloves':
    'mössor, huer, mössor & vantar, huer & handsker, mützen & schals, mutsen en sjaals, czapki i szaliki, čepice a šály, bonnets & écharpes, gorros y bufandas, cappelli e sciarpe, gorros e cachecóis',
  wine: 'bollicine, bubbels, bubbles & sparkling, espumosos, espumantes, wina czerwone, wina białe, wina różowe, vína bílá, vína červená, vína růžová, šumivá vína, mousserande, bobler, val de loire, vallée de la loire, vallée du rhône, languedoc roussillon, languedoc, beaujolais, grands crus, caves particulières, caves coopératives, vins étrangers, vins du monde, vins natures, vins bio, spumanti, rotweine, weißweine, roséweine, schaumweine, tintos, vinos espumosos, rode wijnen, witte wijnen, roséwijnen, bourgogne blanc, bourgogne rouge, piemonte doc, vini toscani, magnums, coffrets vins, κρασιά, λευκά κρασιά, κόκκινα κρασιά',
  'food-drink':
    'delicatessen, delikatesser, delikatessen, feinkost, mercearia, mercearia fina, gourmet, épicerie, specialità gastronomiche, productos gourmet, lahůdky, delikatesy, finmad, specialiteter',
  beauty: 'kosmetika, kosmetyki, péče o tělo a pleť, skönhet, skønhed, beleza, verzorging, belleza, bellezza',
  perfume:
    'profumi, profumi unisex, geuren, vůně, vůně pro muže, dofter, dufte, düfte, herrendüfte, damendüfte, fragancias, fragâncias, zapachy, nischdofter, nicheparfums, αρώματα, parfums de niche',
  furniture: 'meubels, meble, möbler, møbler, nábytek, mobiliário, arredo, arredamento, mobili',
  pets: 'kleintiere, huisdieren, zwierzęta, zvířata, mazlíčci, husdjur, kæledyr, mascotas, animali domestici, animais de estimação, haustiere, animalerie, chovatelské potřeby, κατοικίδια, trockenfutter, nassfutter, torrfoder, våtfoder, tørfoder, vådfoder, karmy suche, karmy mokre, karma sucha, karma mokra, granule pro psy a kočky, kapsičky pro kočky, alimentation animale, ração, steliva, antiparasitaires animaux',
  'small-pets-birds':
    'rongeurs, nac, roditori, roedores, knaagdieren, nagetiere, gryzonie, hlodavci, gnavare, gnavere, oiseaux, uccelli, pájaros, vögel, vogels, ptaki, ptáci, fåglar, fugle, basse-cour, πουλιά',
  'board-games':
    'gezelschapsspellen, gezelschapsspelen, deskové hry, gry planszowe, brädspel, brætspil, jogos de tabuleiro, juegos de mesa, giochi da tavolo, gesellschaftsspiele, sammelkarten, karty kolekcjonerskie, sběratelské karty, samlarkort, samlekort, cartes à collectionner, cartas coleccionables, carte collezionabili, επιτραπέζια, holzpuzzle, puzzles adultes, układanki',
  'dolls-figures':
    'poupées, peluches, puppen, kuscheltiere, poppen, knuffels, lalki, maskotki, panenky, plyšáci, dockor, mjukisdjur, gosedjur, dukker, bamser, bonecas, actionfiguren, figurky, figurer, figurki, figurki kolekcjonerskie, figuras coleccionables',
  dance: 'danza, danse classique, tanz, taniec, tanec, ballet & danse',
  'pushchairs-car-seats':
    'wózki, kočárky, barnvagnar, barnevogne, klapvogne, kinderwagens, passeggini, carritos, carrinhos, poussettes, kinderwagen & buggys, foteliki, autosedačky, bilbarnstolar, autostole',
  'childrens-clothing':
    'body neonato, babykläder, babytøj, babykleding, babykleidung, odzież niemowlęca, kojenecké oblečení, vestiti neonato',
  religious: 'ésotérisme, esoterik, esoterismo, esoteryka, ezoterika, edelsteine & heilsteine, esoterico',
  'pots-planters':
    'bloempotten, macetas, cache-pots, krukor, krukker, doniczki, květináče, vasos de plantas, blumentöpfe, vasi e fioriere, γλάστρες',
  home: 'textile & déco',
  watches: 'ure til damer, ure til mænd, dameure, herreure, damklockor, herrklockor, horloges heren',
  swimwear:
    'badmode, bademode, stroje kąpielowe, badkläder, badetøj, trajes de baño, moda baño, moda mare, moda praia, plavky, plážová móda',
  nightwear:
    'nachtmode, nachtwäsche, piżamy, pyžama, nattøj, nattkläder, ropa de dormir, pigiameria, homewear, roupa de dormir',
  'mens-clothing': 'herrenhemden',
  shaving:
    'rasur, bartpflege, rasur & bart, barba, broda, vousy, skägg, skæg, barba e bigode, barba y afeitado, baardverzorging, golení, golenie, barbering, rakning, rasage, barbe, péče o vousy, pielęgnacja brody',
  'candles-vases':
    'lys og lysestager, ljus & ljusstakar, bougies & senteurs, świece i zapachy, svíčky a vůně, velas y aromas, candele e profumi',
  cookware:
    'gryder & pander, kastruller & stekpannor, garnki i patelnie, hrnce a pánve, pentole e padelle, ollas y sartenes, panelas e frigideiras, töpfe & pfannen, pannen',
  'racket-sports': 'ketchere, ketsjere, racketsport, sports de raquette, deportes de raqueta, rakietki',
  sports: 'triathlon, sports de glisse, deportes, sportartikel, sportuitrusting',
  'building-toys':
    'construções, construcciones, bausteine & bauen, klocki konstrukcyjne, stavebnice, byggklossar, byggeklodser, briques de construction, jeux de construction',
  'vehicles-rc':
    "coches de juguete, carrinhos de brincar, macchinine, spielzeugautos, speelgoedauto's, samochodziki, autíčka, leksaksbilar, legetøjsbiler, circuits & voitures, voitures miniatures",
  'outdoor-toys':
    'rowerki biegowe, laufräder, loopfietsen, odrážedla, dreiräder, tricicli, triciclos, tricycles & draisiennes, draisiennes',
  'baby-safety-toys':
    "rasseln, rasseln & greiflinge, hochets, sonajeros, grzechotki, chrastítka, skallror, rangler, rammelaars, tapis d'éveil",
  headphones: 'oordopjes & headsets, hörlurar & headset',
  speakers:
    'højttalere, højttalere & lyd, högtalare, reproduktory, głośniki, colunas de som, luidsprekers, altavoces, lautsprecher, casse bluetooth, enceintes',
  monitors: 'monitores, monitore, schermi, monitory, skærme, skärmar, ecrãs, beeldschermen',
  'printers-scanners': 'drukarki, tiskárny, skrivare, printere, impressoras, impresoras, stampanti, drucker',
  phones:
    'telemóveis, mobiler, mobiltelefoner, mobilní telefony, telefony komórkowe, móviles, cellulari, telefoni cellulari, handys, mobiele telefoons, κινητά',
  barbecues:
    'grillar, griller, grile, grily, grills, churrasqueiras, barbacoas, grille ogrodowe, zahradní grily, grills & zubehör',
};
