import { plainLetters } from '../../../../contract/plain-letters.ts';

/**
 * Shelves by which shops sell, not by what is on them: what is in stock, new, cheap, chosen, made to order, second-hand, of a season or
 * a size. Words that were learned of things would lead anywhere: "En stock" to software, "Voir tout" to computers.
 */
const written = [
  // In stock, and how it comes.
  `in stock, out of stock, back in stock, pre-order, pre-orders, preorder, available, available now, ready to ship,
    free shipping, shipping, coming soon, sold out, restock`,
  `en stock, de retour en stock, de retour, rupture de stock, disponible, disponibles, pré-commande, précommande,
    précommandes, pré-commandes, bientôt disponible, épuisé, expédition rapide, livraison rapide, livraison gratuite,
    livraison, frais de port, en ligne, en magasin, magasin`,
  `auf lager, lagernd, sofort lieferbar, vorbestellung, ausverkauft, versandkostenfrei, envío gratis, agotado,
    preventa, disponibili, disponibile, spedizione gratuita, esaurito, pronta entrega, disponível, disponíveis,
    esgotado, pré-venda, pre venda, op voorraad, uitverkocht, w magazynie, przedsprzedaż, darmowa dostawa, skladem,
    předobjednávka, i lager, på lager`,
  // New and chosen.
  "editor's picks",
  `new in, new arrival, new arrivals, just in, just landed, latest, top seller, top sellers, must have, must haves,
    staff picks, featured, featured products, trending, icons, iconic, core, core collection, signature,
    permanent collection, exclusive, exclusives, web exclusive, web only, online only, special edition,
    special editions, collector, series`,
  `nouvel arrivage, nouveaux arrivages, meilleures ventes, meilleurs ventes, plus vendus, top ventes, top vente,
    incontournables, coup de coeur, coups de coeur, coup de cœur, coups de cœur, sélection, produits phares,
    produit phare, produits vedettes, produits stars, tendance, tendances, classique, classiques, exclusivité,
    exclusivités, exclusivité web, basiques, essentiels, indispensables, édition spéciale`,
  `neuheiten, neu, topseller, bestseller, empfehlungen, beliebt, highlights, novedades, más vendidos, lo más vendido,
    destacados, recomendados, novità, nuovi arrivi, più venduti, in evidenza, nuova collezione, novidades,
    lançamentos, mais vendidos, destaques, nieuwe producten, nieuw, populair, uitgelicht, nowości, polecane,
    popularne, novinky, doporučujeme, nejprodávanější, nyheter, populärt, nyheder, edición limitada, edição limitada,
    edizione limitata`,
  // Cheap.
  `save, final sale, last call, last one, sale items, promo items, ex display, end of line, seconds, lowest price,
    best price, best prices, best deals`,
  `prix sacrifiés, meilleurs prix, meilleur prix, super prix, prix choc, stock limité, articles en promotion,
    exclu web, exclus web, fin de collection, fins de collections, fins de collection, retours clients, date courte,
    dates courtes, anti gaspi, antigaspi, lot économique, lots économiques, vide dressing, livré en 24h`,
  `ventes éclair, vente éclair, prix réduits, prix réduit, ventes flash du jour, promotions du jour,
    promotions du moment, fin de vie, price drop, price drops, spring sale, summer sale, autumn sale, winter sale,
    year end sale, boxing day, deal of the week, deal of the month`,
  'ofertas del mes, ofertas flash, precios rebajados, offerte lampo, offerte del mese, prezzi bassi, tiefpreise, preishits',
  'laatste stuks, ostatnie sztuki, poslední kusy, últimas peças, últimas unidades, ultime occasioni',
  `special offer, special offers, special, specials, deals, hot deals, daily deals, deal of the day, flash sale,
    clearance, bundle & save, value packs, last pieces`,
  `bon plan, bons plans, bonne affaire, bonnes affaires, offre spéciale, offres spéciales, vente flash, ventes flash,
    ventes privées, vente privée, prix mini, petits prix, prix ronds, prix cassés, prix doux, fin de série,
    fins de série, fin de stock, fins de stock, dernières pièces, french days, lot, lots, à petits prix, spécial`,
  `angebote, sonderangebote, restposten, spezial, aktion, aktionen, ofertas, ofertas especiales, rebajas, liquidación,
    offerte, offerte speciali, saldi, ultimi pezzi, promoções, promoção, liquidação, aanbiedingen, uitverkoop,
    koopjes, promocje, wyprzedaż, okazje, akce, výprodej, slevy, rea, kampanj, erbjudanden, tilbud, udsalg`,
  // By the maker or like it.
  'marques populaires, nos marques, grandes marques, toutes nos marques, toutes les marques, originales, originaux, adaptables, compatibles, génériques, authentiques, originals, compatible, generic',
  // Made to order, by hand, there, or used before.
  `custom, custom made, custom design, custom designs, custom order, custom orders, design your own, create your own,
    build your own, make your own, diy your own, made to measure, made to order, print on demand, hand made,
    made in france, made in italy, made in germany, made in usa, made in uk, made in europe`,
  "d'occasion, produits d'occasion",
  `sur mesure, sur commande, à la commande, à personnaliser, personnalisable, personnalisables, personnalisé,
    personnalisés, fait main, faits main, fait à la main, fabriqué en france, fabrication française, seconde main,
    reconditionné, reconditionnés, produits reconditionnés, déballé, zéro déchet`,
  `selbst gestalten, selber gestalten, nach maß, maßanfertigung, handgemacht, gebraucht, b-ware, a medida,
    hecho a mano, segunda mano, reacondicionado, reacondicionados, su misura, fatto a mano, usato, ricondizionato,
    ricondizionati, sob medida, feito à mão, segunda mão, recondicionado, op maat, handgemaakt, tweedehands,
    na wymiar, ręcznie robione, używane, na míru, ruční výroba, použité`,
  'refurbished, renewed, pre-owned, pre-loved, second hand, used, open box, mystery box',
  // Seasons.
  `spring summer, autumn winter, fall winter, spring collection, summer collection, autumn collection,
    winter collection, fall collection`,
  `printemps-été, automne-hiver, collection été, collection hiver, collection printemps, collection automne,
    collection printemps-été, collection automne-hiver, collection printemps été, collection automne hiver`,
  `sommerkollektion, winterkollektion, frühling, herbst, verano, invierno, primavera, otoño, inverno, autunno, verão,
    outono, zima, wiosna, jesień, podzim, zomer, herfst`,
  // Days for presents.
  `fête des mères, fête des pères, saint valentin, pâques, rentrée, rentrée scolaire, cadeau femme, cadeau homme,
    cadeaux femme, cadeaux homme, cadeaux pour elle, cadeaux pour lui, cadeaux de noël, cadeau de noël,
    valentines day, mothers day, fathers day, easter, día de la madre, día del padre, san valentín, festa della mamma,
    festa del papà, san valentino, dia das mães, dia dos pais, muttertag, vatertag, valentinstag, ostern, moederdag,
    vaderdag, dzień matki, dzień ojca, walentynki, den matek`,
  // Samples and sizes.
  `sample, samples, mini, minis, small, medium, plus size, plus sizes, one size, échantillon, échantillons,
    format voyage, formats voyage, taille unique, grande taille, grandes tailles, proben, muster, große größen,
    muestras, tallas grandes, campioni, taglie forti, amostras, próbki, vzorky`,
  // Anything else, how it came into the shop's system, and makers.
  'passerelle, passerelles, import, imports, importation, flux, catalogue fournisseur, fournisseur, fournisseurs',
  `various, uncategorised items, unclassified, no category, shop by brand, brands, our brands, brand, main, root, web,
    color, colors, colour, colours, add ons, add-ons, wholesale, internal, hidden, organic, retro`,
  `to be categorized, one of a kind, starter kit, starter kits, starter sets, google shopping, items, goods, articles,
    fan favorites, customer favorites, top picks, our picks, best of, cross sell, upsell`,
  'customer picks, one off, one offs, small batch, high end, entry level, as seen on tv, waitlist, back order, backorder',
  `articles disponibles, sur réservation, code promo, programme fidélité, édition collector, modèle unique, pépites,
    par prix, par univers, par taille, par couleur, plus populaires, mieux notés, produits les plus vendus,
    vu à la tv, vu à la télé`,
  `bald verfügbar, nicht verfügbar, recién llegados, próximos lanzamientos, por encargo, bajo pedido,
    pronti per la spedizione, op bestelling, op=op`,
  `tous les articles, articles divers, créations, pièce unique, pièces uniques, fabrication artisanale,
    petits formats, petit format, grands formats, grand format, coffret découverte, coffrets découverte, découverte,
    ver todo, ver tudo, tudo, vedi tutto`,
  `voir tout, tout voir, tout, divers, diverses, non classé, non classés, non catégorisé, sans catégorie, marque,
    marques, par marque, univers, couleur, couleurs, interne, grossiste, en gros, bio, rétro`,
  // Any trade has such: words that were learned of one (coffee machines, nappies of "Baby care & more") would lead there.
  `transport, transports, consommables, consommable, machines, macchine, máquinas, maszyny, equipment, équipement, équipements, equipamiento, equipamento, equipos,
    ausrüstung, safety, security, sécurité, seguridad, segurança, sicurezza, sicherheit, bezpieczeństwo, image,
    images, mods, aerosol, aerosols, aérosols, aerosoles, aerosóis, spray, sprays, textiles, vrac, suché, legno,
    colori`,
  `second hand, secondhand, seconde main, segunda mano, segunda mão, seconda mano, gebraucht, gebrauchtware,
    tweedehands, używane, usato, usati, usato garantito, b ware, confezione danneggiata, emballage abîmé, monouso,
    articoli monouso, usage unique, à usage unique, jetable, jetables, disposables, desechables, einwegartikel`,
  `sonstige, sonstiges, verschiedenes, ohne kategorie, marken, farbe, varios, otros, otras, sin categoría, marcas,
    altri, altro, varie, senza categoria, marchi, diversos, outros, sem categoria, overige, overig, alle producten,
    zonder categorie, merken, inne, różne, pozostałe, bez kategorii, marki, ostatní, různé, bez kategorie, značky,
    övrigt, andet, diverse`,
];

const names = new Set(
  written.flatMap((line) =>
    line.split(/,\s+/).flatMap((name) => {
      const plain = name.replaceAll('-', ' ');
      return [plain, plainLetters(plain)];
    }),
  ),
);
const longest = 40;
const article = /^(?:nos|notre|les?|la|our|the|unsere|i|los|las|os|as|onze|nasze|naše)\s/;
/** "Winter 2026", "Soldes !" */
const yearEnd = /(?:\s(?:19|20)\d\d)?\s?!{0,3}$/;
const mayHaveYear = /[\d!]$/;
/** "-50 %", "Top 10", "Tout à 10 €", "Soldes d'hiver". */
const sale =
  /^(?:(?:save |up to |jusqu'à |bis zu |hasta |fino al? )?\d{1,2} ?%(?: off)?|(?:le )?top \d{1,3}|tout à \d{1,3} ?€|soldes (?:d')?(?:été|hiver|printemps|automne))$/;

/** Whether a step of a path says how things are sold, and nothing of what they are. */
export function isSellingShelf(step: string): boolean {
  if (step.length > longest) return false;
  const lower = step.toLowerCase().replaceAll('’', "'").replaceAll('-', ' ').trim();
  const name = mayHaveYear.test(lower) ? lower.replace(yearEnd, '') : lower;
  return names.has(name) || sale.test(name) || (article.test(name) && names.has(name.replace(article, '')));
}
