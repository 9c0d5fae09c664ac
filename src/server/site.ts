import type { Site } from '../contract/site.ts';
import type { Config } from './platform/config.ts';

/** Shown by a demo whose operator gave no contact. */
const demoContact = {
  email: 'bonjour@visavis.example',
  phone: '01 23 45 67 89',
  address: '1 rue de l’Exemple, 75001 Paris',
};
const noContact = { email: '', phone: '', address: '' };

/** What pages show of the configuration; contact data that are not set are made up in demo mode only. */
export function createSite({
  publicUrl,
  shop,
  seedDemo,
}: Pick<Config, 'publicUrl' | 'shop' | 'seedDemo'>): Site {
  const fallback = seedDemo ? demoContact : noContact;
  return {
    publicUrl,
    contact: {
      email: shop.email ?? fallback.email,
      phone: shop.phone ?? fallback.phone,
      address: shop.address ?? fallback.address,
    },
  };
}
