/** Whole values that titles are read as (stated-in-titles/), and that feeds often state: "French | English". */
export const wholeValues = `
  Sous plan | Under-counter
  Encastrable | Built-in
  Pose libre | Freestanding
  Cave à vin | Wine cooler
  Réfrigérateur américain | American-style fridge freezer
  Réfrigérateur-congélateur | Fridge freezer
  Congélateur coffre | Chest freezer
  Congélateur | Freezer
  Réfrigérateur tout utile | Larder fridge
  Réfrigérateur | Fridge
  Lave-linge séchant | Washer-dryer
  Sèche-linge | Tumble dryer
  Lave-linge | Washing machine
  Par le dessus | Top-loading
  Frontal | Front-loading
  Lave-vaisselle étroit | Slimline dishwasher
  Lave-vaisselle compact | Compact dishwasher
  Lave-vaisselle | Dishwasher
  Micro-ondes combiné | Combination microwave
  Micro-ondes gril | Microwave with grill
  Micro-ondes | Microwave
  Hotte | Cooker hood
  Plaque à induction | Induction hob
  Plaque de cuisson | Hob
  Cuisinière | Cooker
  Double four | Double oven
  Four | Oven
  Pyrolyse | Pyrolytic
  Gaz | Gas
  Électrique | Electric
  Téléphone à touches | Phone with keys
  Tray (sans boîte) | Tray (without box)
  En boîte | Boxed
  Hybride | Mirrorless
  Reflex | DSLR
  Protection d’écran | Screen protector
  Étui folio | Folio case
  Chargeur de voiture | Car charger
  Chargeur secteur | Wall charger
  Chargeur sans fil | Wireless charger
  Batterie externe | Power bank
  Housse | Sleeve
  Coque | Case
  Support | Mount
  Bracelet | Strap
  Trépied | Tripod
  Antichoc | Shockproof
  Étanche | Waterproof
  Clavier et souris | Keyboard and mouse
  Clavier | Keyboard
  Souris | Mouse
  Jeu | Gaming
  Câble réseau | Network cable
  Câble | Cable
  Adaptateur | Adapter
  Adaptateur secteur | Power adapter
  Rallonge | Extension cable
  Chargeur | Charger
  Froid statique | Static
  À gauche | Left-hand
  À droite | Right-hand
  En haut | Top
  En bas | Bottom
  Charnières plates | Flat hinges
  Glissières | Sliding hinges
  Portes à la française | French doors
  Rétro | Retro
  Série 2 | Series 2
  Série 3 | Series 3
  Série 4 | Series 4
  Série 5 | Series 5
  Série 6 | Series 6
  Série 7 | Series 7
  Série 8 | Series 8
  Série 9 | Series 9
  1 étoiles | 1 star
  2 étoiles | 2 stars
  3 étoiles | 3 stars
  4 étoiles | 4 stars
  Inverter | Inverter
  Taille standard | Full size
  Catalyse | Catalytic
  Tactiles | Touch
  Numériques | Digital
  Manuelles | Manual
  Décongélation automatique | Auto defrost
  Convection | Convection
  Vapeur | Steam
  Micro-ondes seul | Microwave only
  Minuterie | Timer
  Sans plateau tournant | Flatbed
  Téléphone mobile | Mobile phone
  Coulissant | Slider
  Extérieur | Outdoor
  Seniors | Seniors
  Intégré | Built-in
  Hôtellerie | Hospitality
  Professionnel | Professional
  Kit de mise à niveau | Upgrade kit
  Brassard | Armband
  Étui ceinture | Holster
  Perche à selfie | Selfie stick
  Stylet | Stylus
  Rigide | Rigid
  Souple | Flexible
  Pailletée | Glitter
  Plein format | Full frame
  Compact étanche | Waterproof compact
  Pâte thermique | Thermal paste
  Refroidisseur de processeur | Processor cooler
  Ventilateur de boîtier | Case fan
  Lithium-polymère | Lithium-polymer
  Plomb-acide | Lead-acid
  Tour | Tower
  Tambour | Drum
  Unité de fusion | Fuser
  Ruban | Ribbon
  Tête d’impression | Print head
  Développeur | Developer unit
  Kit d’entretien | Maintenance kit
  Cartouche d’encre | Ink cartridge
  Cartouche | Cartridge
  Polyuréthane | Polyurethane
  Simili cuir | Faux leather
  Ports et commandes | Ports and controls
  Mince | Slim
  Antidérapante | Non-slip
  Fermeture éclair | Zip
  Boucle | Buckle
  Auto-agrippante | Hook and loop
  Microfibre | Microfibre
  Miroir | Mirror
  Caoutchouc | Rubber
  Plastique | Plastic
  Premium | Premium
  Ventirad | Air cooler
  Bridge | Bridge
  Trackball | Trackball
  Rack | Rack
  Kevlar | Kevlar
  Plasma | Plasma
  Full HD | Full HD
  Tizen | Tizen
  Onduleur | UPS
  Batterie | Battery
  Smartphone | Smartphone
  Mâle/mâle | Male/male ; male connector male connector
  Mâle/femelle | Male/female ; male connector female connector
  Femelle/mâle | Female/male ; female connector male connector
  Femelle/femelle | Female/female ; female connector female connector
  Encre pigmentée | Pigment-based ink
  Encre à colorants | Dye-based ink
  À base d’eau | Water-based ; water based ink
  Droite | Right
  Gauche | Left
  Les deux | Both
  Chine | China
  Allemagne | Germany
  Japon | Japan
  Belgique | Belgium
  France | France
  Taïwan | Taiwan
  États-Unis | United States ; usa
  Royaume-Uni | United Kingdom
  Permanent | Permanent
  Amovible | Removable
  Serveur ou station de travail | Server/workstation ; server workstation
  PC ou serveur | PC/server ; pc server
  Serveur | Server
  Laser ou jet d’encre | Laser/inkjet ; laser inkjet
  Jet d’encre | Inkjet ; inkjet printing
  Homme | Men ; hommes, mens
  Femme | Women ; femmes, womens
  Adulte | Adult ; adults, adultes
  Enfant | Kids ; enfants
  Tout-petit | Toddler
  Nourrisson | Infant
  Nouveau-né | Newborn
  Fille ou garçon | Girl or boy ; boy girl
  Fille | Girl
  Garçon | Boy
  Ordinateur portable | Notebook
  À clapet | Clamshell
  Unie | Plain ; monotone
  Casque | Headphones
  Plusieurs pièces | Multi pack
  Une pièce | Single pack
  Lithium-ion | Lithium-ion ; lithium ion li ion, lithium ion
  Plomb étanche | Sealed lead-acid ; sealed lead acid vrla
  Alcaline | Alkaline
  Lithium | Lithium
  Nickel-hydrure métallique | Nickel-metal hydride ; nickel metal hydride nimh
  Pile non rechargeable | Single-use battery
  Batterie rechargeable | Rechargeable battery
  Rectangle arrondi | Rounded rectangle
  Rectangle | Rectangle ; rectangular
  Rond | Round ; circle
  Cellulose, papier | Cellulose, paper ; cellulose paper
  Enfant | Child ; children
  Âge préscolaire | Preschool
  Bureau | Office
  Sur site | On-site ; on site
  Sans tampon | Unbuffered ; unregistered unbuffered
  Avec tampon | Registered ; registered buffered
  Line-interactive | Line-interactive
  En ligne (double conversion) | Online (double conversion) ; double conversion online
  Hors ligne | Standby (offline) ; standby offline
  Sinusoïdale | Sine
  Sinusoïdale pure | Pure sine
  Brillant | Gloss
  Mat | Matt ; matte
  Mallette | Briefcase
  Pochette | Sleeve case
  Étui | Holster case
  Écran plat | Flat screen
  Écran à bords incurvés | Curved edge screen
  Molette | Wheel
  Nickel | Nickel
  Cuivre | Copper
  Chrome | Chrome
  Verre trempé | Tempered glass
  Verre trempé teinté | Tinted tempered glass
  Acrylique | Acrylic
  Acrylique teinté | Tinted acrylic
  Multicolore | Multicolour ; multicolor
  Filaire et sans fil | Wired and wireless ; wired wireless
  Universel | Universal
  Ordinateur de poche | Handheld computer
  Boîtier d’ordinateur | Computer case
  Impression en couleur | Colour printing
  Impression en noir et blanc | Mono printing
  Format standard | Standard
  Allemand | German
  Français | French
  Anglais | English
  Anglais américain | US English
  Anglais britannique | UK English
  Pièce détachée | Spare part
  Bac papier | Paper tray
  Meuble pour imprimante | Printer stand
  Imprimante grand format | Large-format printer
  Imprimante d’étiquettes | Label printer
  Imprimante matricielle | Dot-matrix printer
  Imprimante multifonction | All-in-one printer
  Imprimante photo | Photo printer
  Imprimante laser | Laser printer
  Imprimante jet d’encre | Inkjet printer
  Scanner | Scanner
  Papier photo | Photo paper
  Papier d’impression | Printing paper
  Enveloppe | Envelope
  Étiquettes | Labels
  Pochettes photo | Photo pockets
  Semi-brillant | Semi-gloss
  Autocollant | Self-adhesive
  Repositionnable | Removable
  Film | Film
  Carton | Cardboard
  Papier | Paper
  Commutateur KVM | KVM switch
  Prolongateur KVM | KVM extender
  Serveur d’impression | Print server
  Convertisseur de média | Media converter
  Module émetteur-récepteur | Transceiver module
  Point d’accès Wi-Fi | Wi-Fi access point
  Routeur | Router
  Adaptateur CPL | Powerline adapter
  Antenne | Antenna
  Carte réseau | Network card
  Commutateur réseau | Network switch
  Prolongateur | Extender
  Modem | Modem
  Répartiteur | Splitter
  Monomode | Single-mode
  Multimode | Multimode
  En rack | Rack-mounted
  Support de voiture | Car mount
  Support de bureau | Desk mount
  Support de plafond | Ceiling mount
  Support mural | Wall mount
  Accessoire de baie | Rack accessory
  Baie | Rack enclosure
  Pare-soleil | Lens hood
  Adaptateur d’objectif | Lens adapter
  Filtre | Filter
  Bouchon | Cap
  Accessoire photo | Camera accessory
  Objectif | Lens
  La plupart des téléphones | Most phones
  Téléviseur | Television
  Écran PC | PC monitor
  Vidéoprojecteur | Projector
  Appareil photo numérique | Digital camera
  Enceinte | Speaker
  Écouteurs | Earphones
  Webcam | Webcam
  Boîtier PC | PC case
  Alimentation PC | PC power supply
  Carte graphique | Graphics card
  Carte mère | Motherboard
  Processeur | Processor
  Mémoire RAM | RAM
  Disque interne | Internal drive
  Tablette | Tablet
  Montre | Watch
  Canapé | Sofa
  Matelas | Mattress
  Aspirateur | Vacuum cleaner
  En ligne | On-line
  Off-line | Off-line
  Totale | Full
  Partielle | Semi
  Fibre optique | Optical fibre
  Cyan clair | Light cyan
  Magenta clair | Light magenta
  Lentille dioptrique | Dioptric lens
  Sac à dos | Backpack
  Sacoche bandoulière | Messenger bag
  Sacoche | Laptop bag
  Attache-câble | Cable tie
  Écran d’affichage | Signage display
  Appareils USB | USB devices
  Charge et synchronisation | Charge and sync
  Appareils Apple à connecteur Lightning | Apple devices with Lightning connector
`;
