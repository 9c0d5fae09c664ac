import { describe, expect, it } from 'vitest';
import { isGiftCard, isService, isTestArticle } from './kind-of-article.ts';

describe('titles', () => {
  it.each([
    ['Carte cadeau Fnac 50 €', true],
    ['SHOP E-Gift Card', true],
    ['Enveloppe pour carte cadeau', false],
    ['Gift Card Holder', false],
    ['Halo No. 5 Voucher/Gift Card to give', true],
    ['Savon avec carte cadeau', false],
    ['Tea box with gift card', false],
    ['Coffret cadeau thé', false],
    ['Voucher — vol en planeur, 20 min', true],
    ['Voucher holder', false],
    ['Xbox Code über 15 €', true],
    ['Norvik Play Guthabenkarte 25 Euro', true],
    ['Norvik Code noir 25 €', false],
    ['Barcode Scanner über USB', false],
  ])('tell gift cards: %s', (title, is) => {
    expect(isGiftCard(title, '')).toBe(is);
    expect(isGiftCard('Salon Rose – £25.00', 'Gift Cards')).toBe(true);
    expect(isGiftCard('Salon Rose – £25.00', 'Gift Cards', 'Gift vouchers')).toBe(true);
    expect(isGiftCard('Gâteau Forêt-Noire', 'Gift Cards', 'Gâteaux')).toBe(false);
  });

  it.each([
    ['Laser hair removal – 6 Sessions', true],
    ['Épilation laser - 3 séances', true],
    ['Processing Fee – mc-hidden-fee', true],
    ['Shipping Protection', true],
    ['Frais de dossier', true],
    ['Garantie 2 ans supplémentaires', true],
    ['Paiement du solde commande 12', true],
    ['Don de 5 €', true],
    ['Don de soi', false],
    ['Devis personnalisé', true],
    ['Carnet de devis', false],
    ['Adhésion annuelle au club', true],
    ['Primaire d’adhésion', false],
    ['Location vélo électrique journée', true],
    ['Location : une journée ordinaire', false],
    ['Casque de protection', false],
    ['Bracelet – 3 perles', false],
    ['Assurance casse 2 ans', true],
    ['Location de shampouineuse 1 jour', true],
    ['Assurance et protection sociale', false],
    ['Location Scout T-shirt', false],
    ['Jetski Rental – 10 minutes', true],
    ['Noleggio bici – 2 giorni', true],
    ['The Rental', false],
    ['Box mensuelle bières artisanales', true],
    ['Coffret café – abonnement 6 mois', true],
    ['Monthly coffee subscription', true],
    ['Hot Sauce Pouch Subscription Box', true],
    ['Subscription Box – 3 months', true],
    ['Cardboard subscription box mailers, 20 pack', false],
    ['Mailers for subscription boxes', false],
    ['Box 4G Netgear sans abonnement', false],
    ['Coffret alarme, sans frais d’abonnement', false],
    ['Craft Monthly Box', true],
    ['Monthly pill box, 31 days', false],
    ['Biofinity monthly lenses, box of 6', false],
    ['Box cadeau bières', false],
    ['Agenda mensuel', false],
    ['Microsoft 365 Famille, abonnement 12 mois', false],
    ['Acompte meuble sur mesure', true],
    ['Don pour l’association', true],
    ['Don Quichotte', false],
    ['Supplément gravure', true],
    ['Supplément alimentaire', false],
    ['Emballage cadeau', true],
    ['Emballage cadeau kraft 5 m', false],
    ['Garantie 3 ans', true],
    ['Garantie 2 ans iPhone 13', false],
    ['Caution matériel', true],
    ['Caution sign wet floor', false],
    ['Montage à domicile', true],
    ['Location tente 1 semaine', true],
    ['Pourboire', true],
    ['Livraison express', true],
    ['Réparation écran iPhone 12', true],
    ['Kit de réparation écran iPhone 12', false],
    ['Shampooing réparation', false],
    ['Réparation intense masque cheveux', false],
    ['Cours de yoga en ligne', true],
    ['Cours de guitare pour débutants', false],
    ['box '.repeat(25_000), false],
    ['DPG Pfand Kiste 20er 3,10', true],
    ['Leergut 0,60€', true],
    ['Consigne bouteille verre 0,50 €', true],
    ['Pfandflaschenhalter Metall', false],
    ['Consigne de sécurité incendie A4', false],
    ['Pfand Chip Einkaufswagen 3 Stück', false],
    ['Leergut Sammelbox 50 L', false],
    ['Consigne palettes panneau PVC 300x200', false],
    ['Consigne fût 30 L', true],
    ['Tresor Codes über 20 €', false],
  ])('%s: what is done or added to a cart is a service: %s', (title, is) => {
    expect(isService(title)).toBe(is);
  });

  it.each([
    ['Business account', 'Services > Insurance', true],
    ['Jetski', 'Sports > Rentals', true],
    ['Studie modro-zelené infrastruktury', 'SLUŽBY > Krajina', true],
    ['Montage', 'Nos produits;Prestations', true],
    ['Europalette 8,50€', 'Pfand', true],
    ['DHL Paket', 'Lieferung/Fracht', true],
    ['Pack Mineralwasser', 'Getränke > Mit Pfand', false],
    ['Cola 12 x 1 L', 'Getränke > Pfand', false],
    ['Bière blonde 33 cl', 'Boissons > Consignes', false],
    ['Panneau incendie', 'Signalisation > Consignes', false],
    ['Service à thé 12 pièces', 'Services', false],
    ['Assiette plate', 'Arts de la table > Services', false],
    ['Support mural', 'Services de table', false],
    ['Luna', 'x'.repeat(100_000), false],
  ])('%s on the shelf %s: %s', (title, shelf, is) => {
    expect(isService(title, shelf)).toBe(is);
  });

  it.each([
    ['Test', true],
    ['TEST 2', true],
    ['Produit test', true],
    ['Produto Teste', true],
    ['Producto de prueba', true],
    ['Testprodukt', true],
    ['Test product #3', true],
    ['Test de grossesse', false],
    ['Crash Test', false],
    ['Essai', false],
    ['Item 12', false],
    ['Produit testé', false],
  ])('%s: what tries a shop’s system is for nobody: %s', (title, is) => {
    expect(isTestArticle(title)).toBe(is);
  });
});
