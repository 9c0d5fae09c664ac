/** Names of specifications that no category defines: "French | English ; other, names @ unit of bare numbers". */
export const specificationNames = `
  Accoudoirs | Armrests
  Alimentation | Power supply
  Angle de vue | Viewing angle ; angle de vision
  Appareil photo | Camera
  Batterie | Battery
  Pile | Cell ; piles
  Bouton | Button
  Broches | Pins
  Caisson | Subwoofer
  Capteur | Sensor
  Capacité | Capacity
  Caractéristiques | Features
  Carte graphique | Graphics card
  Carte graphique max. | Maximum graphics card
  Catégorie | Category
  Charge max. | Maximum load ; charge maximale
  Classe énergétique | Energy class ; energy rating, energy efficiency class
  Classe énergétique (ancienne échelle) | Energy class (former scale)
  Code couleur | Colour code
  Collection | Collection
  Compatibilité | Compatibility
  Compatibilité de marque | Brand compatibility
  Compatible avec | Compatible with ; produits compatibles, compatible products
  Composition | Composition
  Connecteur | Connector
  Connecteur 1 | Connector 1
  Connecteur 2 | Connector 2
  Consommation au repos | Idle power
  Contenu de la boîte | In the box ; contenu du carton, package contents, box contents
  Contraste | Contrast
  Couches | Layers
  Couleurs d’impression | Print colours ; printing colours
  Débit d’air | Airflow ; flux d air, air flow
  Débit | Transfer rate
  Définition | Resolution
  Définition visée | Target resolution
  Diamètre | Diameter
  Dimensions | Dimensions ; dimensions produit, product dimensions
  Directivité | Polar pattern
  Dissipation | Heat dissipation
  Dosettes | Capsules
  Doublure | Lining
  Durée de vie | Lifespan
  Échantillonnage | Sampling ; frequence d echantillonnage, sample rate
  Éclairage | Lighting
  Encre | Ink
  Endurance | Endurance
  Entraînement | Drive
  Entrées | Inputs
  Étanchéité | Water resistance
  Fabricant | Manufacturer ; marque du fabricant, brand
  Fabricant du processeur | Processor manufacturer
  Famille de processeurs | Processor family ; famille du processeur
  Fermeture | Fastening ; closure
  Filtre | Filter
  Finition | Finish ; finish type, type de finition
  Finesse de gravure | Process node ; processor lithography, lithographie du processeur @ nm
  Fonctions | Functions
  Fourni | Supplied ; accessoires fournis, included accessories
  Fréquence du processeur | Processor frequency @ GHz
  Format | Format
  Garantie | Warranty
  GPS | GPS
  Hauteur | Height
  Inclinaison | Recline
  Indice de durabilité | Durability index
  Indice de réparabilité | Repairability index
  Largeur | Width
  Lavage | Mopping
  Longueur | Length
  Longueur du câble | Cable length ; longueur de cable
  Main | Hand orientation
  Matière principale | Main material
  Mémoire | Memory
  Microprocesseur | Microprocessor
  Modèle | Model ; reference modele
  Modes | Modes
  Monture | Mount ; type de monture
  MPN | MPN
  Nombre de cœurs | Processor cores ; coeurs du processeur
  Niveau sonore maximal | Noise level at high speed ; noise level high speed @ dB
  Nombre de broches | Number of pins
  Nombre de lignes | Number of rows
  Nombre de pièces | Number of pieces ; quantite, quantity
  Nombre de ports | Number of ports
  Nombre de prises | Number of outlets
  Ouverture | Aperture
  Panneau | Panel
  Pays d’origine | Country of origin ; pays de fabrication
  Pédalier | Pedals
  Pieds | Feet
  Pied | Stand
  Plateau | Platter
  Poches | Pockets
  Poids max. | Maximum weight ; poids maximal supporte
  Points forts | Highlights
  Polyvalence | Versatility
  Ports | Ports
  Pour | Suitable for ; convient pour, utilisation
  Prises | Sockets
  Profondeur | Depth
  PWM | PWM
  Rafale | Burst
  Recharges | Recharges
  Rendement du toner couleur | Colour toner page yield @ pages
  Rendement du toner noir | Black toner page yield @ pages
  Réseau | Network
  Retour de force | Force feedback
  Revêtement | Covering
  Rétroéclairage | Backlight
  Saison | Season
  Semelle | Sole
  Sexe du connecteur 1 | Connector 1 gender
  Sexe du connecteur 2 | Connector 2 gender
  Socket du processeur | Processor socket
  Sorties | Outputs
  Station | Docking station
  Style | Style
  Système | System
  Taille | Size
  Technologie | Technology
  Technologie d’impression | Print technology
  Température de couleur | Colour temperature
  Tension | Voltage
  Type d’étiquette | Label type
  Type d’écran | Display type
  Type de boîtier | Enclosure type ; case type
  Type de produit | Product type
  Ventilateurs | Fans
  Verres | Lenses
  Version | Version
  Vidéo | Video
  Vitesse | Speed
  Vitesse de rotation | Rotational speed ; rpm @ tr/min~rpm
  Cépage | Grape variety ; cepages, grape, grapes, grape varieties, varietal
  Millésime | Vintage ; annee de recolte, vintage year
  Appellation | Appellation ; appellation d origine
  Région viticole | Wine region
  Degré d’alcool | Alcohol content ; degre alcool, degre, teneur en alcool, taux d alcool, titre alcoometrique, alcool, alcohol, abv @ %
  Température de service | Serving temperature @ °C
  Potentiel de garde | Ageing potential ; garde, cellaring
  Accords mets et vins | Food pairing ; accords, accords mets vins, food pairings
  Type de vin | Wine type ; couleur du vin, wine colour, wine color
  Domaine | Estate ; chateau, winery
  Allergènes | Allergens ; contains allergens
  Dosage | Dosage
  Opérateur | Carrier ; network carrier
  Verrouillage opérateur | Carrier lock ; sim lock, simlock, debloque tout operateur, desimlocke
  Réseau mobile | Mobile network ; network type, generation de reseau, reseaux mobiles
  Type de carte SIM | SIM type ; carte sim, format sim, sim card type, sim
  eSIM | eSIM
  DAS tête | Head SAR
  DAS tronc | Body SAR
  DAS membre | Limb SAR ; das membres
  Appareil photo avant | Front camera ; camera frontale, camera avant, capteur frontal, selfie camera
  Appareil photo arrière | Rear camera ; camera arriere, appareil photo principal, main camera
  Lecteur d’empreintes | Fingerprint reader ; lecteur d empreinte, capteur d empreintes digitales, fingerprint sensor
  Reconnaissance faciale | Face recognition ; face unlock
  Charge rapide | Fast charging ; fast charge
  Charge sans fil | Wireless charging ; recharge sans fil, wireless charge
  Indice de protection | Protection rating ; ip rating, indice ip
`;
