import { expect, it } from 'vitest';
import { isService } from './kind-of-article.ts';

const services = `
  Atelier poterie – 2 h
  Atelier cuisine du samedi 14 mars
  Atelier parent-enfant 1h30
  Cours de couture, demi-journée
  Cours de poterie 12/03/2027
  Stage de pilotage une journée
  Stage photo 2 heures
  Séance photo 1h
  Formation barista 1 journée
  Visite guidée 2 h
  Formation secourisme 14 h
  Atelier poterie du 12/03
  Baptême de l’air 1 heure
  Private lesson with Alba
  Dégustation 2h
  Coaching individuel en visio
  Cours particulier de guitare
  Training: Basics of Weaving (Group)
  8 week strength training (at home)
  One-to-One Coaching – 10 Sessions – Alba
  Micro needling 6 sessions
  Glow peel (3 Session)
  Full Legs Waxing
  Upper Lip Threading
  Men's Eyebrow Threading / Waxing
  Épilation maillot intégral
  Épilation laser demi-jambes
  Épilation des sourcils
  Gel Manicure and Pedicure
  Beauté des pieds
  Pose d’ongles en gel
  Massage – Leg Massage
  Massage relaxant aux pierres 60 min
  Soin du visage éclat 45 min
  Forfait vidange 5W30 avec filtre
  Forfait révision 60 000 km
  Vidange moteur
  Révision vélo complète
  Contrôle technique moto
  Montage et équilibrage 4 pneus
  Parallélisme
  Billet adulte
  Billet d’entrée au château
  Billet concert de Noël
  E-ticket spectacle
  Entrée enfant
  Place de cinéma
  Early bird ticket
  Entrada general
  Biglietto d’ingresso
  Eintrittskarte Erwachsene`;

const goods = `
  Atelier Cologne Orange Sanguine 100 ml
  Kit atelier bougies
  Atelier de potier enfant
  Atelier crochet, 20 modèles en 2 heures
  L’Atelier du Vin tire-bouchon
  Servante d’atelier 7 tiroirs
  Cours de guitare pour débutants
  Cours de piano, tome 1
  Stage 2 lait en poudre 12 h
  Exhaust Stage 2
  Formation d’un jardin
  Consultation : fauteuil blanc
  Séance tenante, DVD
  Workshop apron
  Workshop vacuum 30/12
  Workshop drill bits 10.10
  Workshop heater 2 h
  Atelier 24 h, voiture au 1/43
  Atelier Luna perceuse 12/08
  Cours Norvik chocolat 12/05
  Cours de rattrapage, 1 journée, roman
  Baptême bougie 12/06/2027
  Baptême médaille à domicile
  Training: The Complete Handbook
  Formation : roman
  Formation: roman
  Online training shoes
  Group training vest
  Private lessons vinyl
  Vernis semi-permanent 10 séances
  Épilateur à lumière pulsée 10 séances
  General Admission hoodie
  Billet de spectacle Lego
  Ticket cinéma décoration murale
  Sweat Training: noir, M
  Python in 8 weeks
  Kit blanchiment dentaire 10 séances
  Bandes de cire 20 séances
  Cire d’épilation maillot 400 ml
  Épilation kit complet
  Épilateur visage
  Waxing kit
  Leg wax
  Manicure set
  Pédicure électrique
  Massage Gun 60 min
  Massage oil 100 ml
  Huile de massage 60 ml
  Soin hydratant 24h
  Soin visage 50 ml
  Soin masque express 10 min
  Kit de vidange moto
  Vidange lavabo
  Pompe de vidange
  Révision CM2
  Valise diagnostic OBD2
  Montage photo
  Pneu montage facile
  Ticket de caisse thermique 80 mm
  Tickets de tombola
  Porte-billets cuir
  Billet concert à gratter
  Faux billets 100 €
  Ticket d’entrée personnalisé mariage
  Entrée de gamme PC
  Place Vendôme parfum
  Place enfant, set de table
  Cadre photo soirée
  Ticket to the Stars`;

const listed = (lines: string) => lines.trim().split(/\n\s*/);

it.each(listed(services))('%s: is time or a seat, no article', (title) =>
  expect(isService(title)).toBe(true),
);

it.each(listed(goods))('%s: is an article', (title) => expect(isService(title)).toBe(false));

it.each([
  ['Luna', 'Nos offres > Billetterie', true],
  ['Aquarelle', 'Cours et stages', true],
  ['Luna', 'Workshops & Events', true],
  ['Étau', 'Atelier', false],
  ['Ballons', 'Events', false],
])('%s on the shelf %s: %s', (title, shelf, is) => expect(isService(title, shelf)).toBe(is));
