import {
  type ColumnMapping,
  type FeedField,
  feedFields,
  requiredFields,
} from '../../../contract/feeds/feed-fields.ts';
import { plainLetters } from '../../../contract/plain-letters.ts';

/** Names under which shops' own exports hold what we read, best first; folded as `foldColumn` does. */
const usualNames: Record<FeedField, readonly string[]> = {
  id: [
    'id',
    'sku',
    'reference',
    'ref',
    'id_produit',
    'product_id',
    'identifiant',
    'code_article',
    'code_produit',
    'reference_produit',
  ],
  title: [
    'title',
    'titre',
    'nom',
    'name',
    'libelle',
    'designation',
    'nom_produit',
    'product_name',
    'nom_du_produit',
  ],
  price: [
    'price',
    'prix',
    'prix_ttc',
    'price_ttc',
    'tarif_ttc',
    'tarif',
    'prix_vente',
    'prix_de_vente',
    'prix_vente_ttc',
    'search_price',
  ],
  link: [
    'link',
    'lien',
    'url',
    'url_produit',
    'product_url',
    'lien_produit',
    'deeplink',
    'deep_link',
    'url_de_la_fiche',
    'lien_fiche',
  ],
  description: ['description', 'descriptif', 'description_longue', 'desc', 'description_courte'],
  image_link: [
    'image_link',
    'image',
    'url_image',
    'image_url',
    'photo',
    'visuel',
    'lien_image',
    'image_principale',
    'url_photo',
  ],
  availability: [
    'availability',
    'disponibilite',
    'stock',
    'en_stock',
    'in_stock',
    'dispo',
    'statut_stock',
    'quantite',
    'quantity',
    'quantite_stock',
  ],
  shipping: [
    'shipping',
    'frais_de_port',
    'frais_port',
    'livraison',
    'frais_de_livraison',
    'frais_livraison',
    'delivery_cost',
    'port',
  ],
  sale_price: ['sale_price', 'prix_promo', 'prix_remise', 'prix_promotionnel', 'prix_solde'],
  brand: ['brand', 'marque', 'fabricant', 'manufacturer', 'brand_name'],
  gtin: [
    'gtin',
    'ean',
    'ean13',
    'code_barre',
    'code_barres',
    'gencod',
    'gencode',
    'ean_13',
    'code_ean',
    'upc',
  ],
  mpn: [
    'mpn',
    'reference_fabricant',
    'ref_fabricant',
    'reference_constructeur',
    'ref_constructeur',
    'part_number',
  ],
  condition: ['condition', 'etat', 'etat_produit', 'etat_du_produit'],
  product_type: [
    'product_type',
    'categorie',
    'category',
    'rayon',
    'famille',
    'merchant_category',
    'type_produit',
    'chemin_categorie',
    'categorie_complete',
  ],
};

const foldColumn = (name: string) =>
  plainLetters(name)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** The columns that hold what their names say, each for one field. `header`: normalised names. */
export function suggestColumns(header: readonly string[]): ColumnMapping {
  const columns = new Map([...header].reverse().map((name) => [foldColumn(name), name]));
  const suggested: ColumnMapping = {};
  for (const field of feedFields) {
    const usual = usualNames[field].find((name) => columns.has(name));
    if (usual === undefined) continue;
    suggested[field] = columns.get(usual) as string;
    columns.delete(usual);
  }
  return suggested;
}

/** Those of the fields without which there is no offer that a mapping lacks. */
export const missingFields = (columns: ColumnMapping): FeedField[] =>
  requiredFields.filter((field) => !columns[field]);

/**
 * A header with the names that the mapping gives its columns. A column that has the name of a mapped field without being
 * meant loses it.
 */
export function renameColumns(header: readonly string[], columns: ColumnMapping): string[] {
  const entries = Object.entries(columns) as [FeedField, string][];
  const fieldOf = new Map(entries.map(([field, name]) => [name, field]));
  const taken = new Set<string>(entries.map(([field]) => field));
  return header.map((name, place) => {
    const field = header.indexOf(name) === place ? fieldOf.get(name) : undefined;
    if (field) return field;
    return taken.has(name) ? '' : name;
  });
}
