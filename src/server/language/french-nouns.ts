/**
 * Nouns, folded, that shoppers begin with in French and nobody does in English: what stands behind is what the thing is for
 * ("casque velo", "savon vaisselle"). No words of both languages ("table", "support").
 */
export const frenchNouns: ReadonlySet<string> = new Set(
  (
    'ampoule antivol armoire arrosage aspirateur assiette autocuiseur bague balai ballon batterie ' +
    'biberon bijou boite bonnet boucle bougie bouilloire bouteille brosse cadenas cahier caisse canape cartable ' +
    'carte casque casquette casserole ceinture chapeau chargeur chauffe chaussette chaussure ciseau clavier cle ' +
    'colle collier coque cordon couette coussin couteau couvercle couvert couverture crochet croquette cuillere ' +
    'cuisiniere disque doudou douille drap echarpe echelle eclairage ecouteur ecran egouttoir enceinte etagere ' +
    'etiquette etui farine fauteuil filtre flacon foulard fourchette frigo gant gonfleur gourde graisse ' +
    'guirlande haltere housse huile imprimante interrupteur jante jeu jeux jouet jumelle jupe laisse lampe lave ' +
    'lessive linge lingette litiere livre lunette maillot malette mallette manette manteau marteau matelas meuble ' +
    'miroir montre moteur moule moustiquaire multiprise nappe nettoyant niche ordinateur oreiller oreillette ' +
    'outil paillasson panier pantalon papier parapluie parfum peinture peluche perceuse perche pinceau pneu poele ' +
    'pompe porte poubelle poupee poussette presse prise produit protege rallonge ramette rangement raquette ' +
    'rasoir rideau roue ruban sac sacoche sangle savon seau seche selle semelle serrure serviette siege sifflet ' +
    'souris stylo tablette tabouret taille tapis tasse telecommande tente tetine tiroir toile tondeuse tournevis ' +
    'trepied trottinette trousse tuyau vaisselle valise velo vernis verre veste vis visseuse voiture'
  ).split(' '),
);
