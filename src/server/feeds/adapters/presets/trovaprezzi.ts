import type { Preset } from './preset.ts';

/** In English or Italian, and its table with the names in full ("Link all'offerta"). */
export const trovaprezzi: Preset = {
  format: 'trovaprezzi',
  required: [
    ['name', 'nome'],
    ['price', 'prezzo', 'prezzovendita'],
    ['link', 'linkofferta', "link all'offerta"],
    ['shippingcost', 'spesespedizione', 'spese di spedizione'],
    ['code', 'codice', 'codiceinterno', 'categories', 'alberocategorie'],
  ],
  fields: {
    id: ['code', 'codice', 'codiceinterno', 'sku', 'link', 'linkofferta', "link all'offerta"],
    title: ['name', 'nome'],
    price: ['price', 'prezzo', 'prezzovendita'],
    list_price: ['originalprice', 'prezzooriginale', 'prezzoriferimento', 'prezzo di riferimento'],
    currency: ['currency', 'valuta'],
    link: ['link', 'linkofferta', "link all'offerta"],
    description: ['description', 'descrizione'],
    brand: ['brand', 'marca'],
    gtin: ['eancode', 'ean', 'codiceean'],
    mpn: ['partnumber', 'codicefornitore', 'codiceproduttore'],
    product_type: ['categories', 'categoria', 'alberocategorie'],
    availability: ['stock', 'disponibilita'],
    shipping: ['shippingcost', 'spesespedizione', 'spese di spedizione'],
    condition: ['condition', 'condizione'],
    item_group_id: ['parentid'],
    color: ['color', 'colore'],
    size: ['size', 'taglia'],
    image_link: ['image', 'immagine', 'linkimmagine'],
    additional_image_link: [
      'image2',
      'image3',
      'image4',
      'image5',
      'linkimmagine2',
      'linkimmagine3',
      'ulteriore link immagine 1',
      'ulteriore link immagine 2',
      'ulteriore link immagine 3',
    ],
  },
  codes: {
    availability: {
      disponibile: 'in stock',
      disponibilitaimmediata: 'in stock',
      disponibilitalimitata: 'in stock',
      limitata: 'in stock',
      nondisponibile: 'out of stock',
      esaurito: 'out of stock',
      inarrivo: 'backorder',
      suordinazione: 'backorder',
      disponibilesuordinazione: 'backorder',
    },
    condition: { nuovo: 'new', usato: 'used', ricondizionato: 'refurbished' },
  },
  complete(row) {
    // Each record of a table ends so, in the column that is its last.
    for (const [field, value] of Object.entries(row)) {
      if (value.endsWith('<endrecord>')) row[field] = value.slice(0, -'<endrecord>'.length).trimEnd();
    }
    return 'article';
  },
};
