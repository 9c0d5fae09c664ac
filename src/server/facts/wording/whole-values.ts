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
`;
