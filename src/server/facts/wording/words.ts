/**
 * What merchants write values with, besides colours and units (language/), as lines "French | English ; other,
 * spellings". French adjectives have both genders ("mat/mate"), feminine nouns a mark ("maille (f)"): English puts
 * adjective and colour first, French the noun. An expression of several words goes before its words.
 */
export const adjectives = `
  sans fil | wireless
  filaire/filaire | wired
  mat/mate | matt ; matte
  brillant/brillante | glossy ; shiny
  satiné/satinée | satin
  brossé/brossée | brushed
  poli/polie | polished
  foncé/foncée | dark
  clair/claire | light
  métallisé/métallisée | metallic ; metallique
  transparent/transparente | transparent ; clear
  externe/externe | external
  interne/interne | internal
  portable/portable | portable
  gamer/gamer | gaming ; de jeu
  mécanique/mécanique | mechanical
  optique/optique | optical
  magnétique/magnétique | magnetic
  solaire/solaire | solar
  automatique/automatique | automatic
  manuel/manuelle | manual
  électrique/électrique | electric
  numérique/numérique | digital
  analogique/analogique | analogue ; analog
  rotatif/rotative | rotating ; rotatifs, rotatives
  réglable/réglable | adjustable
  pliable/pliable | foldable
  amovible/amovible | removable
  rechargeable/rechargeable | rechargeable
  intégré/intégrée | built-in ; integre, integrated
  dédié/dédiée | dedicated
  recyclé/recyclée | recycled
  biologique/biologique | organic ; bio
  synthétique/synthétique | synthetic
  naturel/naturelle | natural
  imperméable/imperméable | waterproof ; etanche
  respirant/respirante | breathable
  renforcé/renforcée | reinforced
  extensible/extensible | stretch
  doublé/doublée | lined
  enduit/enduite | coated
  grainé/grainée | grained
  trempé/trempée | tempered
  inoxydable/inoxydable | stainless
  minéral/minérale | mineral
  milanais/milanaise | Milanese
  polarisé/polarisée | polarised ; polarized
  droit/droite | straight
  ajusté/ajustée | slim ; cintre
  ample/ample | loose
  vertical/verticale | vertical
  ergonomique/ergonomique | ergonomic
  adaptatif/adaptative | adaptive
  actif/active | active
  passif/passive | passive
  direct/directe | direct
  ouvert/ouverte | open
  fermé/fermée | closed
  mâle/mâle | male
  femelle/femelle | female
  standard/standard | standard
  universel/universelle | universal
  original/originale | original
  compatible/compatible | compatible
  reconditionné/reconditionnée | refurbished
  léger/légère | light-weight ; lightweight
  compact/compacte | compact
  haut de gamme/haut de gamme | high-end
  autocollant/autocollante | self-adhesive ; self adhesive
  instantané/instantanée | instant
  en ligne/en ligne | online
  débloqué/débloquée | unlocked ; desimlocke
  pétillant/pétillante | sparkling
  moelleux/moelleuse | sweet
  demi-sec/demi-sec | semi-dry ; demi sec
  couleur/couleur | colour ; color
  noir et blanc/noir et blanc | black and white ; monochrome
  photo/photo | photo
`;

export const nouns = `
  80+ Gold | 80+ Gold
  80+ Silver | 80+ Silver
  acier inoxydable | stainless steel ; inox
  acier | steel
  acétate | acetate
  aluminium | aluminium ; aluminum, alu
  bambou | bamboo
  bois | wood
  caoutchouc | rubber
  céramique (f) | ceramic
  coton | cotton
  cuir de vachette | cowhide leather
  cuir | leather
  simili-cuir | faux leather ; similicuir, leatherette, pu leather
  daim | suede
  duvet | down
  fibre de carbone (f) | carbon fibre ; carbon fiber
  fibre (f) | fibre ; fiber
  fonte (f) | cast iron
  gomme (f) | rubber compound
  laine mérinos (f) | merino wool
  laine (f) | wool
  lin | linen
  maille milanaise (f) | Milanese mesh
  maille d’acier (f) | steel mesh
  maille (f) | mesh
  mousse à mémoire de forme (f) | memory foam
  mousse (f) | foam
  métal | metal
  nylon | nylon
  néoprène | neoprene
  papier | paper
  plastique | plastic
  polycarbonate | polycarbonate
  polyester | polyester
  résine (f) | resin
  saphir | sapphire
  silicone | silicone
  tissu | fabric
  toile (f) | canvas
  velours | velvet
  verre | glass
  viscose (f) | viscose
  anneau | ring
  barre de son (f) | soundbar
  batterie (f) | battery
  boîtier d’ordinateur | computer case
  bouton | button
  bracelet | strap
  caban | pea coat
  capuche (f) | hood
  câble | cable
  chargeur | charger
  charge (f) | charging
  ciré | raincoat
  connecteur | connector
  copie (f) | copy
  courroie (f) | belt
  crampons | studs
  cœurs | cores
  dalle (f) | panel
  deux fois | twice
  disque dur | hard drive ; hdd
  disque | drive
  dosettes | pods
  double fréquence (f) | dual band
  doudoune (f) | down jacket
  droitier | right-handed ; right handed
  gaucher | left-handed ; left handed
  ambidextre | ambidextrous ; both hands, both
  encre (f) | ink
  enfant | children ; enfants, kids
  femme | women ; femmes
  homme | men ; hommes
  mixte | unisex
  engrenages | gears
  expresso | espresso
  à grains | bean-to-cup
  film | film
  filtre | filter
  glissière (f) | zip ; fermeture eclair, zipper
  haut-parleurs | speakers
  housse (f) | case
  imprimante (f) | printer
  impression (f) | print
  étiquette d’imprimante (f) | printer label ; printer labels
  jet d’encre à réservoirs | tank inkjet
  jet d’encre | inkjet ; ink jet
  laser | laser
  lecteur | reader
  manette (f) | controller
  matricielle | dot matrix
  micro | microphone
  miroir | mirror
  modes | modes
  par œil | per eye
  patins | pads
  pédales | pedals
  pixels | pixels
  plein format | full frame
  ports | ports
  près du corps | close-fitting
  pression (f) | pressure
  prise secteur (f) | mains socket
  quartz | quartz
  quatre fois | four times
  six fois | six times
  trois fois | three times
  une fois | once
  rabat | flap
  rallonge (f) | extension
  récepteur | receiver
  réducteur de bruit | noise cancelling
  rouleau | roller
  routeur | router
  répéteur | repeater
  scan | scan ; numerisation
  secteur | mains
  séchage | drying
  serpillière (f) | mop
  station (f) | dock
  système wi-fi mesh | mesh Wi-Fi system
  système | system
  souris (f) | mouse
  stylet | stylus
  tablette (f) | tablet
  télécommande (f) | remote control
  télescopique | telescopic
  toner | toner
  tour (f) | tower
  trois couches imperméables | three waterproof layers
  une porte | one door
  combiné | combination
  deux portes | two doors
  ventilateur | fan
  ventilateurs | fans
  vidage | emptying
  veste de randonnée (f) | hiking jacket
  veste (f) | jacket
  écran | screen
  lavage | washing
  enveloppante | wrap-around
  cardioïde | cardioid
  omnidirectionnel | omnidirectional
  de salon | home console
  deux | two
  trois | three
  quatre | four
  cinq | five
  six | six
  une | a ; un
  non étanche | not water-resistant
  sans pile | no battery
  oui | yes
  non | no
  aucun | none ; aucune
  inclus | included
  non inclus | not included
  illimité | unlimited
  hommes et femmes | men and women
`;

/** What says something else where it is all that is said, and what machines write. */
export const wholes = `
  Oui | Yes ; true, vrai
  Or | Gold
  Non | No ; false, faux
  Sans | None ; aucun, aucune
  Pression | Press stud
  Secteur | Mains powered
`;

/** Between two things: each side is put in order by itself. */
export const links = `
  et | and
  ou | or
  avec | with
  sans | without
  pour | for
  à | at
  jusqu’à | up to
  de | of
`;

/** What is counted, and no unit. */
export const counted = `
  bits | bits
  pages | pages
`;

/** Names and signs that are the same in both. */
export const neutral = `
  android, bluetooth, windows, linux, wi, fi, wi fi, wifi, mesh, jack, lightning, thunderbolt, ethernet, intel, nvidia,
  geforce, radeon, ryzen, pro, max, mini, plus, ultra, lite, mobile, scan, fax, led, watercooling, tbw, xl, x, lx, n m,
  px, dpi, bar, bars, hp, lexmark, laserjet, pentium, os, pc, qled, oled, amoled,
  nvme, xeon, core, duo, quad, opteron, athlon, phenom, celeron, sempron, atom, itanium, epyc, amd, arm, epson, canon, xerox,
  brother, samsung, galaxy, apple, iphone, ipad, ipod, edge, note, nexus, pixel, kyocera, oki, ricoh, dell, lenovo, asus, acer,
  sony, lg, htc, motorola, huawei, nokia, microsoft, google, serial, ata, express, socket, gen, type, low, profile, smartphone,
  star, dymo, zebra, toshiba, panasonic, sharp, konica, minolta, philips, logitech, ethernet, bits
`;
