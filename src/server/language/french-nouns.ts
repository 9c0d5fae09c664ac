/**
 * Nouns, folded, that shoppers begin with in French and nobody does in English: what stands behind is what the thing is for
 * ("casque velo", "savon vaisselle"). No words of both languages ("table", "support").
 */
export const frenchNouns: ReadonlySet<string> = new Set(
  (
    'affiche agrafeuse ampoule antivol appareil armoire arrosage aspirateur assiette autocollant autocuiseur ' +
    'bague balai ballon batterie berceau biberon biere bijou bocal boite bonnet bouchon boucle bougie bouilloire ' +
    'bouteille brosse cadenas cadre cahier caisse canape cartable carte casque casquette casserole ceinture ' +
    'chaise chapeau chargeur chauffe chaussette chaussure cintre ciseau clavier cle colle collier confiture ' +
    'coque cordon couette coussin couteau couvercle couvert couverture crochet croquette cuillere cuiseur ' +
    'cuisiniere debardeur deguisement disque doudou douille drap echarpe echelle eclairage ecouteur ecran ' +
    'egouttoir enceinte eponge escabeau etagere etiquette etui farine fauteuil feutre filtre flacon foulard ' +
    'fourchette frigo fromage gant gilet gomme gonfleur gourde graisse guirlande hachoir haltere housse huile ' +
    'imprimante interrupteur jante jeu jeux jouet jumelle jupe laisse lampe lave lessive linge lingette litiere ' +
    'livre lunette maillot malette mallette manette manteau marteau matelas meuble miel miroir montre moteur ' +
    'moule moulin moustiquaire multiprise nappe nettoyant niche ongle ordinateur oreiller oreillette outil ' +
    'paillasson panier pantalon papier parapluie parfum peigne peinture pelle peluche perceuse perche perruque ' +
    'pince pinceau piscine pneu poele poignee pompe porte poubelle poupee poussette presse prise produit protege ' +
    'rallonge ramette rangement raquette rasoir rechaud refrigerateur reveil rideau robinet roue ruban sac ' +
    'sacoche sandale sangle sapin savon seau seche selle semelle serrure serviette siege sifflet sirop souris ' +
    'stylo tablette tabouret taille tapis tasse telecommande tente tetine tiroir toile tondeuse tournevis ' +
    'trepied tringle trottinette trousse tuyau ustensile vaisselle valise velo vernis verre verrou veste ' +
    'vetement vin vis visseuse voiture'
  ).split(' '),
);
