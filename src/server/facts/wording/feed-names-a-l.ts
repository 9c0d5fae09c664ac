/**
 * Names that product databases give specifications and shops export with them, as in names.ts. Behind an @ the unit of
 * values that are a bare number, in both languages where they differ ("Go~GB").
 */
export const feedNamesToL = `
  Âge maximal recommandé | Maximum recommended age ; recommended age max @ ans~years
  Âge recommandé | Recommended age ; recommended age min, age minimum, age minimum recommande @ ans~years
  Agrandissement | Magnification
  Alarme sonore | Audible alarm ; audible alarm s
  Alésage du mandrin | Core diameter @ mm
  Altitude hors fonctionnement | Non-operating altitude @ m
  Angle de vue horizontal | Horizontal viewing angle ; viewing angle horizontal @ °
  Angle de vue vertical | Vertical viewing angle ; viewing angle vertical @ °
  Angle d’inclinaison | Tilt angle ; tilt angle range, angle d inclinaison @ °
  Appareils compatibles | Compatible devices ; device compatibility
  Baies 2,5 pouces | 2.5-inch bays ; internal 25 bays, number of 2 5 bays
  Baies 3,5 pouces | 3.5-inch bays ; internal 35 bays, number of 3 5 bays
  Bande de fréquences | Frequency band
  Bande Wi-Fi | Wi-Fi band
  Blindage du câble | Cable shielding
  Blindage magnétique | Magnetic shielding ; magnetically shielded
  Boutons | Buttons ; buttons quantity
  Bus mémoire | Memory bus @ bits~bit
  Bus système du processeur | Processor system bus ; processor system buses supported @ MHz
  Câble, catégorie | Cable category ; cable standard, cable type
  Cache du processeur | Processor cache
  Canaux audio | Audio channels ; audio output channels
  Capacité CD | CD capacity ; cd storage capacity
  Capacité compressée | Compressed capacity
  Capacité de la batterie | Battery capacity @ mAh
  Capacité de stockage totale | Total storage capacity
  Capacité du disque dur | Hard drive capacity ; hdd capacity @ Go~GB
  Capacité du réservoir d’eau | Water tank capacity ; capacite du reservoir d eau @ L
  Capacité du SSD | SSD capacity @ Go~GB
  Capacité en baie | Rack capacity
  Capacité maximale | Maximum capacity
  Capacité native | Native capacity
  Cartouches d’impression | Print cartridges ; number of print cartridges
  Casque, couplage | Ear coupling
  Champ de vision | Field of view ; fov
  Charge maximale supportée | Maximum weight capacity @ kg
  Charge, compatibilité | Charger compatibility
  Chargeur, type | Charger type
  Chipset de la carte mère | Motherboard chipset
  Classe de la carte mémoire | Memory card class ; flash memory class
  Clavier sans pavé numérique | Tenkeyless
  Clavier, format | Keyboard form factor
  Clavier, langue | Keyboard language ; langue du clavier
  Clavier, nombre de touches | Number of keys ; keyboard number of keys
  Code du fabricant | Maker’s code ; oem code
  Coloration | Coloration ; surface coloration
  Compatible avec les systèmes | Compatible operating systems ; windows operating systems supported
  Compatible Mac | Mac compatibility
  Composant pour | Component for
  Conditionnement | Packaging ; package type, supply type
  Configuration système requise | System requirements ; minimum system requirements
  Conformité RoHS | RoHS compliance
  Connecteur d’alimentation | Power connector
  Connecteurs | Connectors ; connector s
  Connectivité | Connectivity ; connectivity technology
  Connexions de sortie | Output connections
  Consommation | Power consumption ; power consumption typical, power requirements @ W
  Construction de l’objectif (éléments/groupes) | Lens elements/groups ; lens structure elements groups
  Contraste typique | Typical contrast ; contrast ratio typical
  Couleur de l’étiquette | Label colour
  Couleur du boîtier | Housing colour
  Couleur du câble | Cable colour
  Couleur du produit | Product colour ; colour name
  Couleurs d’impression prévues | Printing colours ; suitable for printing colours
  Courant de sortie nominal | Nominal output current @ A
  Courant d’entrée | Input current ; maximum input current per phase @ A
  Courant total maximal | Maximum total current ; maximum total current draw per phase @ A
  Cycle de service maximal | Maximum duty cycle @ pages par mois~pages a month
  DAS | SAR
  Débit de données | Data rate ; data transfer rate, maximum data transfer rate @ Mb/s
  Débits Ethernet | Ethernet data rates ; ethernet lan data rates
  Définition de l’écran | Display resolution
  Détection de mouvement | Movement detection ; movement detection technology
  Diagonale (cm) | Diagonal (cm) ; diagonal metric @ cm
  Diagonale de l’écran | Screen diagonal ; display diagonal @ pouces~inches
  Diagonale | Diagonal
  Diamètre cœur/gaine | Core/cladding diameter ; core cladding diameter @ µm
  Diamètre du disque | Disc diameter ; optical disc diameter @ mm
  Diamètre du filtre | Filter diameter ; filter size @ mm
  Diamètre du ventilateur | Fan diameter @ mm
  Dimensions (L × P × H) | Dimensions (W × D × H) ; dimensions wxdxh, dimensions w x d x h @ mm
  Dimensions du colis (L × P × H) | Package dimensions (W × D × H) ; package dimensions wxdxh, package dimensions w x d x h @ mm
  Dimensions du papier | Paper dimensions
  Disques pris en charge | Supported drives ; number of storage drives supported
  Distance de mise au point minimale | Closest focusing distance @ m
  Distance de transmission maximale | Maximum transmission distance ; maximum transfer distance @ m
  Domaine d’utilisation | Purpose ; recommended usage
  Durée de conservation | Shelf life ; printing material shelf life, archival storage life @ ans~years
  Durée de la lampe (éco) | Lamp life (economy) ; service life of lamp economic mode @ h
  Durée de la lampe | Lamp life ; service life of lamp @ h
  Durée de préchauffage | Warm-up time @ s
  Durée d’enregistrement | Recording time @ min
  Durée en années | Number of years @ ans~years
  Écran intégré | Built-in display
  Écran tactile | Touchscreen
  Emballage de vente | Retail box ; box
  Emplacements mémoire | Memory slots ; number of memory slots, number of dimm slots
  Énergie de surtension absorbée | Surge energy rating @ J
  Entrée CC | DC input ; dc in jack
  Entrée de café | Coffee input ; coffee input type
  Entrée microphone | Microphone input ; microphone in
  Épaisseur du support | Media thickness ; printing media thickness @ µm
  Ethernet | Ethernet ; ethernet lan
  Étiquettes par lot | Labels per pack
  Feuilles par lot | Sheets per pack ; media sheets per package
  Fibre optique | Optical fibre ; fibre optic type
  Filtrage EMI/RFI | EMI/RFI noise filtering
  Filtre d’écran | Screen filter ; display filter features
  Fixation VESA maximale | Maximum VESA mount
  Fixation VESA minimale | Minimum VESA mount
  Fonctions techniques | Technical features
  Format d’image natif | Native aspect ratio
  Format du disque dur | Hard drive size ; hdd size @ pouces~inches
  Format du papier | Paper size
  Format du SSD | SSD form factor
  Forme de l’écran | Screen shape
  Forme d’onde | Waveform
  Forme du connecteur 1 | Connector 1 shape ; connector 1 form factor
  Forme du connecteur 2 | Connector 2 shape ; connector 2 form factor
  Forme | Shape
  Fréquence de la mémoire | Memory clock speed @ MHz
  Fréquence d’entrée | Input frequency ; ac input frequency @ Hz
  Fréquence turbo | Boost frequency ; processor boost frequency @ GHz
  Fréquences du casque | Headphone frequency @ Hz
  Full duplex | Full duplex
  Gamme de fréquences | Frequency range ; frequency response
  Garantie, service sur site | On-site service ; next business day nbd
  Genre | Gender
  Genre de la poupée | Doll gender ; doll s gender
  Genre des connecteurs | Connector gender
  Genre recommandé | Recommended for ; recommended gender
  Gestion du service (QoS) | Quality of service (QoS) ; quality of service qos support
  Grammage | Paper weight ; media weight, print media weight @ g/m²
  Grammages pris en charge | Supported paper weights ; supported media weight s @ g/m²
  Haute définition | High definition ; hd type
  Hauteur du colis | Package height @ mm
  Humidité de fonctionnement | Operating humidity ; operating relative humidity h h @ %
  Humidité de stockage | Storage humidity ; storage relative humidity h h @ %
  Impédance | Impedance @ Ω
  Impression économique | Economical printing
  Impression recto verso | Duplex printing ; duplex double sided
  Impression | Printing
  Indicateur de charge | Battery charge indicator
  Indicateurs lumineux | LED indicators
  Interface de l’appareil | Device interface
  Interface de sortie | Output interface
  Interface hôte | Host interface
  Interface série | Serial interface ; serial interface type
  Interfaces de disques prises en charge | Supported drive interfaces ; supported storage drive interfaces
  Interne | Internal
  Interrupteur | On/off switch ; on off switch
  Intervalle de focale | Focal length range ; focal length range f f @ mm
  Jack 3,5 mm | 3.5 mm jack ; 3 5 mm connector
  Jeu d’imitation | Imaginative play ; imaginative playing
  Lampe, type | Lamp type
  Langages d’impression | Page description languages
  Largeur de bande | Tape width @ mm
  Largeur d’étiquette | Label width ; maximum label width @ mm
  Largeur du colis | Package width @ mm
  Largeur du rouleau | Roll width @ mm
  Lavable | Washable
  Lecteur de disques optiques | Optical disc player
  Licences | Licences ; license quantity
  Longueur de bande | Tape length @ m
  Longueur du colis | Package length @ mm
  Longueur du rouleau | Roll length @ m
  Lot | Multipack
  Luminosité de l’écran | Display brightness ; display brightness typical @ cd/m²
  Chargement | Loading
  Couverts | Place settings
  Débloqué | Unlocked
  Dimensions M.2 | M.2 size
  Disposition | Layout
  Distributeur d’eau | Water dispenser
  Double SIM | Dual SIM
  Écran incurvé | Curved screen
  Énergie | Fuel
  Étanche | Waterproof
  Fabrique de glaçons | Ice maker
  Froid ventilé | Frost-free
  HDR | HDR
  Installation | Installation
  3D | 3D
  Compatibilité électromagnétique | Electromagnetic compatibility
  Latence du premier mot | First word latency ; first word latency @ ns
`;
