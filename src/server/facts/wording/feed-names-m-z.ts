/** As feed-names-a-l.ts. */
export const feedNamesFromM = `
  Matériau de la gaine | Jacket material
  Matériau du boîtier | Housing material
  Maximum de mémoire interne | Maximum internal memory ; maximum internal memory supported by processor @ Go~GB
  Mémoire avec ou sans tampon | Buffered memory ; buffered memory type
  Mémoire ECC | ECC memory ; ecc, ecc supported by processor
  Mémoire graphique | Graphics memory ; discrete graphics adapter memory
  Mémoire graphique, type | Graphics memory type ; graphics adapter memory type
  Mémoire interne | Internal memory
  Mémoire interne, type | Internal memory type
  Mémoire tampon | Buffer size
  Mémoire, composition | Memory layout ; memory layout modules x size
  Mémoire, format | Memory form factor
  Mémoire, tension | Memory voltage @ V
  Microarchitecture | Microarchitecture
  Mise à jour du micrologiciel | Firmware upgrade ; firmware upgradeable
  Mise au point | Focusing ; focus type
  Modèle du processeur | Processor model
  Motif | Pattern
  Montage en baie | Rack mounting
  Montage | Mounting ; mounting type
  Niveaux RAID | RAID levels
  Nombre de cellules | Battery cells ; number of battery cells
  Nombre de copies maximal | Maximum number of copies
  Nombre de couleurs affichées | Displayed colours ; display number of colours
  Nombre de joueurs maximal | Maximum number of players
  Nombre de joueurs minimal | Minimum number of players
  Nombre de piles | Number of batteries ; number of batteries supported
  Nombre de ports | Number of ports ; ports quantity
  Nombre de prises | Number of sockets ; sockets quantity
  Nombre de processeurs maximal | Maximum number of processors ; maximum number of smp processors
  Nombre de têtes | Number of shaver heads ; number of shaver heads blades
  Nombre de vitesses | Number of speeds
  Nombre d’écrans | Number of displays ; number of displays supported
  Nombre d’unités | Number of items ; amount
  Normes réseau | Network standards ; networking standards
  Normes | Standards ; compliance industry standards
  Numérisation de films | Film scanning
  Numérisation en couleur | Colour scanning
  Opacité | Opacity @ %
  Ordinateurs pilotés | Computers controlled ; number of computers controlled
  Ouverture maximale | Maximum aperture ; maximum aperture number
  Ouverture minimale | Minimum aperture ; minimum aperture number
  Panneau latéral | Side panel
  Pavé numérique | Numeric keypad
  Pied de bureau | Desktop stand
  Piles fournies | Batteries supplied ; batteries included ; number of batteries included
  Piles nécessaires | Batteries required
  Placage des contacts | Contact plating ; connector contacts plating
  Placement | Placement ; appliance placement
  Plastifié | Laminated
  Plug and Play | Plug and Play
  Poids du colis | Package weight @ g
  Pointage | Pointing device
  Port clavier | Keyboard port ; keyboard port type
  Port souris | Mouse port ; mouse port type
  Portée maximale | Maximum range ; maximum operating distance @ m
  Ports d’entrée et de sortie | Ports ; i o ports
  Ports du hub | Hub ports ; hub interfaces
  Ports Ethernet | Ethernet ports ; ethernet lan rj 45 ports, basic switching rj 45 ethernet ports quantity
  Ports HDMI | HDMI ports ; hdmi ports quantity
  Ports parallèles | Parallel ports ; parallel ports quantity
  Ports série | Serial ports ; serial ports quantity
  Ports USB 2.0 | USB 2.0 ports ; usb 2 0 ports quantity
  Ports VGA | VGA ports ; vga d sub ports quantity
  Ports vidéo | Video ports ; video ports quantity
  Première page (noir) | First page (black) ; time to first page black normal @ s
  Prise en charge 10G | 10G support
  Prises de courant | Power outlets ; ac outlets quantity
  Processeur graphique | Graphics processor ; graphics processor family
  Processeurs compatibles | Compatible processors ; compatible processor series
  Profondeur de couleur en entrée | Input colour depth @ bits~bit
  Profondeur du colis | Package depth @ mm
  Protections | Protection features
  Public visé | Target audience
  Puissance de crête | Peak power @ W
  Puissance de l’ampoule | Bulb power @ W
  Puissance de sortie (VA) | Output power capacity @ VA
  Puissance de sortie | Output power @ W
  Puissance efficace | RMS power ; rms rated power @ W
  Puissance totale | Total power @ W
  Quantité par carton | Quantity per carton ; case or master carton quantity
  Radio, bandes | Radio bands ; supported radio bands
  Rasoir, système | Shaver system
  Réglage du volume | Volume control
  Rendement en pages | Page yield ; print yield, approximate page yield a4 colour @ pages
  Repose-poignets | Wrist rest
  Reprise des cartouches | Cartridge return ; cartridge return recycling
  Résistant à l’eau | Water-resistant ; water resistant
  Résistant à la chaleur | Heat-resistant ; heat resistant
  Résistant au froid | Cold-resistant ; cold resistant
  Résistant aux UV | UV-resistant ; ultraviolet uv resistant
  Résolution de mouvement | Movement resolution @ ppp~dpi
  Résolution de numérisation | Scan resolution ; optical scanning resolution
  Résolution maximale | Maximum resolution
  Résolutions | Resolutions
  Rétroéclairé | Backlit
  Robe amovible | Removable dress
  Rouleaux par lot | Rolls per pack
  Section des fils (AWG) | Wire gauge (AWG) ; awg wire size
  Sécurité | Safety
  Sockets compatibles | Supported sockets ; supported processor sockets
  Sortie casque | Headphone output ; headphone outputs
  Source d’alimentation | Power source ; power source type, power supply type
  Souris fournie | Mouse included
  Stabilisateur d’image | Image stabiliser ; image stabilizer
  Système audio | Audio system
  Système d’exploitation | Operating system ; os
  Taille de bande | Tape size @ mm
  Taille de numérisation maximale | Maximum scan size
  Taille d’écran compatible | Compatible screen size ; screen size compatibility
  Taille d’écran maximale | Maximum screen size ; maximum screen size compatibility @ pouces~inches
  Taille d’écran minimale | Minimum screen size ; minimum screen size compatibility @ pouces~inches
  Taille des piles | Battery size
  Taille d’étiquette | Label size
  Taille minimale de la poupée | Minimum doll height @ cm
  Technologie d’affichage | Display technology
  Technologie de câblage | Cabling technology
  Technologie de la batterie | Battery technology
  Technologie de l’onduleur | UPS topology
  Température de fonctionnement | Operating temperature ; operating temperature t t, temperature range t t @ °C
  Température de stockage | Storage temperature ; storage temperature t t @ °C
  Tension de la batterie | Battery voltage @ V
  Tension de sortie minimale | Minimum output voltage ; output operation voltage min @ V
  Tension de sortie | Output voltage ; nominal output voltage @ V
  Tension d’entrée maximale | Maximum input voltage ; input operation voltage max @ V
  Tension d’entrée minimale | Minimum input voltage ; input operation voltage min @ V
  Tension d’entrée | Input voltage ; ac input voltage, nominal input voltage @ V
  Tête d’impression | Print head
  Tondeuse | Trimmer
  Tranche d’âge | Age group ; recommended age group
  Type d’adaptateur | Adapter type
  Type d’adhésif | Adhesive type
  Type d’appareil | Device type
  Type de bande | Tape type
  Type de batterie | Battery type
  Type de boutons | Button type ; buttons type
  Type de cadre | Frame type
  Type de capteur | Sensor type
  Type de carte mémoire | Memory card type ; flash card type
  Type de casque | Headset type
  Type de commande | Control type
  Type de commutateur | Switch type
  Type de connexion d’entrée | Input connection ; input connection type
  Type de dalle | Panel type
  Type de défilement | Scrolling ; scroll type, scroll
  Type de numériseur | Scanner type
  Type de PDU | PDU type ; pdu types
  Type de port vidéo | Video port type
  Type de ports Ethernet | Type of Ethernet ports ; basic switching rj 45 ethernet ports type
  Type de poupée | Doll type
  Type de prises de courant | Power outlet types ; ac outlet types
  Type de radio | Radio type
  Type de touches | Key switches ; keyboard key switch
  Type d’écran tactile | Touchscreen type
  Type d’encre | Ink type
  Type d’interface | Interface type
  Type d’objectif | Lens type
  Types de câbles acceptés | Supported cable types ; cable types supported
  Types de mémoire acceptés | Supported memory types
  Types de supports | Media types ; media types supported, player media type
  Types d’écran acceptés | Supported screen types ; display types supported
  Version USB | USB version
  Vitesse d’écriture DVD | DVD write speed
  Vitesse d’écriture DVD-R | DVD-R write speed ; dvd r write speed
  Vitesse d’impression (couleur) | Print speed (colour) ; print speed colour normal quality a4 us letter @ ppm
  Vitesse d’impression (noir) | Print speed (black) ; print speed black normal quality a4 us letter @ ppm
  Vitesse d’impression | Print speed ; maximum print speed @ ppm
  Vitesse du disque dur | Hard drive speed ; hdd speed @ tr/min~rpm
  Vitesse en brouillon (couleur) | Draft speed (colour) ; print speed colour draft quality a4 us letter @ ppm
  Vitesse en brouillon (noir) | Draft speed (black) ; print speed black draft quality a4 us letter @ ppm
  Volume extérieur | External volume @ L
  Nettoyage | Cleaning
  Objectif fourni | Lens supplied
  Protection | Protection
  Protocole | Protocol
  Smart TV | Smart TV
  Taille du radiateur | Radiator size
  Tuner intégré | Built-in tuner
  Usage | Use
  Wi-Fi | Wi-Fi
  Zoom optique | Optical zoom
`;

/** What says nothing to a shopper: numbers of databases and customs, what is stated twice, and words without a sense. */
export const droppedNames = `
  ark id, hp segment, market positioning, harmonized system hs code, customs code, quantity per pallet, status,
  page yield footnote, bcp bubble graphic colour, weight imperial, net weight imperial,
  dimensions wxdxh imperial, package weight imperial, eu tsd warning, printable, design, mode, letter, cd, dvd,
  cd write, dvd write, media size 1 slide, graphics adapter ramdac, lan controller, emergency power off epo,
  service time hours x days
`;
