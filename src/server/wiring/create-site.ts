import type { Site } from '../../contract/site.ts';
import type { Config } from '../platform/config.ts';

type Shop = { [Name in keyof Config['shop']]-?: string };

/** Shown by a demo without configured contact data. */
const demoShop: Shop = {
  email: 'bonjour@visavis.example',
  phone: '01 23 45 67 89',
  address: '1 rue de l’Exemple, 75001 Paris',
  operator: 'Visavis Démonstration SAS',
  registration: 'RCS Paris 000 000 000, capital 1\u202f000\u00a0€, TVA FR00 000000000',
  director: 'Camille Exemple',
  hosting: 'Hébergeur Exemple, 2 rue de l’Exemple, 75001 Paris, 01\u00a023\u00a045\u00a067\u00a090',
};
const noShop: Shop = {
  email: '',
  phone: '',
  address: '',
  operator: '',
  registration: '',
  director: '',
  hosting: '',
};

/** The part of the configuration that pages show. Missing values are made up in demo mode only. */
export function createSite({
  publicUrl,
  shop,
  seedDemo,
}: Pick<Config, 'publicUrl' | 'shop' | 'seedDemo'>): Site {
  const fallback = seedDemo ? demoShop : noShop;
  const of = (name: keyof Shop): string => shop[name] ?? fallback[name];
  const isPlaceholder = seedDemo && (Object.keys(demoShop) as (keyof Shop)[]).some((name) => !shop[name]);
  return {
    publicUrl,
    contact: { email: of('email'), phone: of('phone'), address: of('address') },
    legal: {
      operator: of('operator'),
      registration: of('registration'),
      director: of('director'),
      hosting: of('hosting'),
      isPlaceholder,
    },
  };
}
