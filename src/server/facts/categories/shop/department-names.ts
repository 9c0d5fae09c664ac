import { splitSteps, wordsOfSteps } from '../paths/steps.ts';

const fold = (text: string): string => wordsOfSteps(text).flat().join(' ');

/**
 * What shops call whole departments, and rooms, in the languages of their neighbours. None says what a thing is: words learned of
 * what is in them would lead anywhere ("Deportes" to suitcases, "Living Room" to TV stands).
 */
const names: Readonly<Record<string, string>> = {
  'food-drink': `trockenware, trockenwaren, trockensortiment, frischware, frischwaren, kolonialwaren, reformwaren, naturkost,
      biolebensmittel, abarrotes, ultramarinos, víveres, canasta básica, despensa básica, kruidenierswaren,
      trvanlivé potraviny, torrvaror, kolonialvarer, lonchería, food & beverages, food & beverage, food and drinks,
      food, pantry, alimentos, alimentos y bebidas, alimentos e bebidas, alimentación, essen & trinken, cibo e bevande,
      lebensmittel, eten & drinken, żywność, épicerie & boissons, alimenti, alimentari, prodotti alimentari,
      generi alimentari, alimentation, comida, comida y bebida, levensmiddelen, artykuły spożywcze, spożywcze, jedzenie,
      potraviny, groceries, grocery, feinkost, delikatessen, gastronomía, gastronomia, despensa`,
  home: `équipement de la maison, équipement maison, home & kitchen, maison & cuisine, living room, bedroom, dining room, chambre, séjour, salle à manger,
    pièce à vivre, wohnzimmer, schlafzimmer, esszimmer, wohnen, dormitorio, comedor, sala de estar, camera da letto,
    soggiorno, quarto, casa e decoração, woonkamer, slaapkamer, wonen, huishouden, sypialnia, salon & séjour,
    home living, hogar, haushalt, casa e cucina, hogar y cocina, haus & küche, dom i kuchnia, haus und garten,
    casa e giardino, casa y jardín, maison & jardin, arredamento e casa, keuken`,
  furniture: 'living room sets, living room furniture, bedroom sets, bedroom furniture',
  electronics: `objets connectés, objet connecté, tech, gadgets, technik, elektronik, tecnología, tecnologia, elettronica, eletrônicos, elektronika, electrónica,
      électronique, hi-tech, multimédia, rtv, audio i rtv, elettronica di consumo`,
  fashion: `moda, apparel, kleding, bekleidung, abbigliamento, odzież, vestuário, ropa, mode & accessoires,
      abbigliamento e accessori, ropa y accesorios, odzież i akcesoria, kleidung & accessoires, moda y accesorios,
      moda e accessori`,
  sports: `artículos deportivos, articoli sportivi, sportartikel, artykuły sportowe, sportovní potřeby, deportes,
      sport & freizeit, esportes, sport e tempo libero, sport en vrije tijd, deportes y aire libre, sporten`,
  beauty: 'drogerie, verzorging, beleza, belleza, bellezza, uroda, schönheit, personal care',
  health: 'salud, saúde, salute, zdrowie, gesundheit, gezondheid',
  toys: `hračky, jouets et jeux, brinquedos, juguetes, speelgoed, zabawki, spielzeug, spielwaren, giocattoli,
    jeux et jouets, spiel & spaß`,
  pets: `animalerie, tienda de animales, tienda para mascotas, heimtierbedarf, tierwelt, dierenwinkel, dla zwierząt,
    artykuły zoologiczne, haustier, haustiere, mascotas, tierbedarf, huisdieren, animali, articoli per animali,
    dierenbenodigdheden, chovatelské potřeby`,
  office: `bürobedarf, papelería, cancelleria, kantoor, biuro, ufficio, oficina, büro, biuro i szkoła, oficina y papelería,
      büro & schreibwaren, kantoor en school, cartoleria`,
  'auto-moto':
    'autós, auto e moto, coche y moto, auto & moto, auto-moto, motoryzacja, automoción, auto & motorrad, auto en motor',
  'jewellery-watches': `bisutería, bigiotteria, modeschmuck, gioielli, gioielleria, gioielli e orologi, biżuteria, biżuteria i zegarki,
      joyas, joias, šperky, schmuck & uhren`,
  garden:
    'gartenbedarf, garten, tuinartikelen, ogród, zahrada, jardín y exterior, tuin en terras, giardinaggio, jardinería',
  diy: `matériel de construction, matériel de chantier, herramientas, utensileria, ferramenta, bricolage, bricolaje, heimwerken, heimwerkerbedarf, werkzeug,
    gereedschap, doe-het-zelf`,
  computing: 'informatica, informatik',
  photo: 'camera & photo, cameras & photo',
  'phone-accessories': 'mobile accessories, handyzubehör, cell phone accessories, accessoires mobiles',
  baby: `puériculture, univers bébé, bébé, bebé, puericultura, prima infanzia, infanzia, babyausstattung, babyartikel,
    babyspullen, artykuły dla dzieci, artykuły dziecięce, dětské zboží, kojenecké potřeby`,
};

const departments = new Map(
  Object.entries(names).flatMap(([key, all]) => all.split(/,\s+/).map((name) => [fold(name), key])),
);

/** The department that a merchant's path of one step is. */
export function departmentOf(path: string): string | undefined {
  const [step = '', ...others] = splitSteps(path);
  return others.length === 0 && !path.includes(';') ? departments.get(fold(step)) : undefined;
}
