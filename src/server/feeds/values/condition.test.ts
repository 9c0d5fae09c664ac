import { describe, expect, it } from 'vitest';
import { parseCondition } from './condition.ts';

describe('conditions', () => {
  it.each([
    ['new', 'PC portable', 'new'],
    ['', 'PC portable', 'new'],
    ['refurbished', 'PC portable', 'refurbished'],
    ['new', 'PC portable - Reconditionné Grade A', 'refurbished'],
    ['', 'iPhone 12 (Refurbished)', 'refurbished'],
    ['used', 'PC portable', 'used'],
    ['Occasion', 'PC portable', 'used'],
    ['', 'PC portable - Occasion', 'used'],
    ['', "PC portable d'occasion", 'used'],
    ['', 'Carte cadeau pour toute occasion', 'new'],
    ['new', 'Galaxy S24 - Open-Box', 'used'],
    ['', 'Smartphone generalüberholt', 'refurbished'],
    ['gebraucht', 'Smartphone', 'used'],
    ['Seconda mano', 'Smartphone', 'used'],
    ['Très bon état', 'Smartphone', 'used'],
    ['comme neuf', 'Smartphone', 'used'],
    ['powystawowy', 'Smartphone', 'used'],
    ['Použité', 'Smartphone', 'used'],
    ['good', 'Smartphone', 'used'],
    ['Grade B', 'Smartphone', 'used'],
    ['https://schema.org/UsedCondition', 'Smartphone', 'used'],
    ['https://schema.org/NewCondition', 'Smartphone', 'new'],
    ['Très bon', 'Smartphone', 'used'],
    ['2nde main', 'Robe', 'used'],
    ['Usagé', 'Robe', 'used'],
    ['Pre-loved', 'Robe', 'used'],
    ['Produit d’exposition', 'Canapé', 'used'],
    ['Déballé', 'Four', 'used'],
    ['Retour client', 'Four', 'used'],
    ['Ex-démo', 'Four', 'used'],
    ['Pour pièces', 'Four', 'used'],
    ['Neuf avec étiquette', 'Robe', 'new'],
    ['Neuf', 'Smartphone', 'new'],
    ['en bonne et due forme', 'Smartphone', 'new'],
    ['', 'Ecouteurs Z4 Seconda Mano 2024', 'used'],
    ['new', 'Lavadora L7 - segunda mano', 'used'],
    ['', 'Telefon X5 (z drugiej ręki)', 'used'],
    ['', 'Phone P9 Black Used Grado-A', 'used'],
    ['', 'Fiets F1 tweedehands', 'used'],
    ['', 'Bicicletta usata', 'used'],
    ['', 'Center Second Hand for Watches', 'new'],
    ['', 'Colla usata per legno', 'new'],
    ['', 'Jacket Norvik Renewed Timber', 'new'],
    ['', 'Phone X5 (Renewed)', 'refurbished'],
    ['', 'Phone X5 64 GB - Renewed', 'refurbished'],
  ])('%s, “%s” → %s', (stated, title, condition) => {
    expect(parseCondition(stated, title)).toBe(condition);
  });

  it.each([
    ['new', 'Téléphones > Reconditionnés', 'refurbished'],
    ['', 'Telefonia > Usato garantito', 'used'],
    ['', "Vélos;Vélos d'occasion", 'used'],
    ['', 'Moda > Segunda mano', 'used'],
    ['used', 'Téléphones > Reconditionnés', 'used'],
    ['', 'Téléphones > Neufs et reconditionnés', 'new'],
    ['', 'Téléphones > Remis à neuf', 'refurbished'],
    ['', 'Vêtements > Comme neuf', 'used'],
    ['', 'Neuf ou remis à neuf', 'new'],
    ['', 'Reconditionnés > Coques', 'new'],
    ['', 'Robes > Occasion', 'new'],
    ['', 'Used by climbers', 'new'],
  ])('%s, on the shelf “%s” → %s', (stated, shelf, condition) => {
    expect(parseCondition(stated, 'Luna 4', shelf)).toBe(condition);
  });
});
