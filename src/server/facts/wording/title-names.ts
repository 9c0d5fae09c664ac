/** Names of what titles and descriptions are read as (stated-in-titles/): "French | English". */
export const namesInTitles = `
  Dégivrage automatique | Automatic defrost
  Type de froid | Cooling type
  Zone fraîcheur | Fresh zone
  Répartition réfrigérateur/congélateur | Fridge/freezer split
  Charnières | Hinges
  Position du congélateur | Freezer position
  Tiroirs | Drawers
  Montage de la porte | Door mounting
  Nombre de portes | Number of doors
  Congélateur | Freezer
  Compartiment congélateur | Ice box
  Traitement anti-traces | Fingerprint-resistant
  Porte vitrée | Glass door
  Type de pose | Fitting
  Gamme | Range
  Programmes | Programmes
  Connecté | Smart home
  Capacité de séchage | Drying capacity
  Moteur | Motor
  Vapeur | Steam
  Départ différé | Delayed start
  Consommation d’eau | Water consumption
  Commandes | Controls
  Niveaux de puissance | Power levels
  Prépayé | Prepaid
  Bluetooth | Bluetooth
  Station de charge | Charging station
  Touche SOS | SOS button
  Année | Year
  Lecteur DVD | DVD player
  Puissance audio | Audio power
  HDMI | HDMI
  Multiplicateur débloqué | Unlocked multiplier
  Niveau de cache | Cache level
  Bus | Bus
  Ventilateur fourni | Fan included
  Objectif stabilisé | Stabilised lens
  Motorisation de l’autofocus | Autofocus motor
  Rigidité | Rigidity
  Taille du boîtier | Case size
  Débit de l’interface | Interface speed
  Bande passante | Bandwidth
  Gaine | Sheath
  Connecteurs coudés | Angled connectors
  Blindage | Shielding
  Ports USB | USB ports
  Intensité | Current
  Rechargeable | Rechargeable
  Rendement | Page yield
  Contenance | Contents
  Haute capacité | High capacity
  Résistance aux rayures | Scratch-resistant
  Bumper | Bumper
  Boutons couverts | Covered buttons
  Béquille | Kickstand
  Porte-cartes | Card holder
  Découpes | Cut-outs
  Profil | Profile
  Bords surélevés | Raised edges
  Surface | Surface
  Dragonne | Wrist strap
  Clip de ceinture | Belt clip
  Hauteur de niche | Niche height
  Connecteurs | Connectors
  Dioptries | Dioptres
  Section | Gauge
  Ergot protégé | Snagless
  Connecteurs surmoulés | Moulded connectors
  Type d’ouverture | Opening
  Largeur de niche | Niche width
  Taille d’ordinateur | Laptop size
  Génération | Generation
  Diamètre cœur/gaine | Core/cladding diameter
  Fibre | Fibre
  Duplex | Duplex
  Plenum | Plenum
  Intégration | Integration
  Diamètre | Diameter
  Format de papier | Paper size
  Ethernet | Ethernet
  Capacité papier | Paper capacity
  Adhésif | Adhesive
  Administrable | Managed
  Alimentation par Ethernet (PoE) | Power over Ethernet (PoE)
  Norme Wi-Fi | Wi-Fi standard
  Type de fibre | Fibre type
  Longueur d’onde | Wavelength
  Hauteur en rack | Rack height
  Montants | Posts
  Pivotant | Swivelling
  Topologie | Topology
  Régulation de tension (AVR) | Voltage regulation (AVR)
  Écran LCD | LCD screen
  Forme d’onde | Waveform
  Largeur du bracelet | Strap width
  Charge sans fil | Wireless charging
  Dos transparent | Clear back
  Éléments réfléchissants | Reflective elements
  Bracelet interchangeable | Interchangeable strap
  Fenêtre | Window
  Voyant | Indicator
  Longueur du câble | Cable length
  Impression en couleur | Colour printing
  Ports | Ports
  Débit | Data rate
  Vitesse | Speed
  Profondeur | Depth
  Grammage | Paper weight
`;
