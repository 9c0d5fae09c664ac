import { createHash } from 'node:crypto';
import { addresses } from '../../contract/addresses.ts';
import type { Language } from '../../contract/language.ts';
import { writeDate } from '../../contract/write-date.ts';
import { html, verbatim } from '../platform/http/html.ts';
import type { Manifest } from './manifest.ts';

const texts = {
  en: {
    title: 'Open data',
    lead: 'Products, best offers and price history, written each night. Delivery that a merchant does not state is empty.',
    licence: 'Licence',
    publisher: 'Publisher',
    created: 'Written',
    file: 'File',
    rows: 'Lines',
    size: 'Size',
    manifest: 'The same as JSON, with checksums (SHA-256) and the schema of each set',
    home: 'Back to home',
    awaited: 'The first files will be written tonight.',
  },
  fr: {
    title: 'Données ouvertes',
    lead: 'Produits, meilleures offres et historique des prix, écrits chaque nuit. La livraison non indiquée par un marchand est vide.',
    licence: 'Licence',
    publisher: 'Éditeur',
    created: 'Écrit le',
    file: 'Fichier',
    rows: 'Lignes',
    size: 'Taille',
    manifest: 'La même liste en JSON, avec les sommes de contrôle (SHA-256) et le schéma de chaque jeu',
    home: 'Retour à l’accueil',
    awaited: 'Les premiers fichiers seront écrits cette nuit.',
  },
} as const;

const locales = { fr: 'fr-FR', en: 'en-GB' } as const;

const style = `:root{color-scheme:light dark;background:light-dark(#faf9f5,#121117);color:light-dark(#17151f,#f3f1ea);font:16px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:56rem;padding:1.5rem 1rem}h1{font-size:1.9rem}
dt{font-weight:600}dd{margin:0 0 .75rem}table{width:100%;border-collapse:collapse}th,td{padding:.6rem .4rem;text-align:right;border-bottom:1px solid #8886}
td{white-space:nowrap}th:first-child{text-align:left;font-weight:inherit;overflow-wrap:anywhere}a{color:light-dark(#3a1e5c,#cdb4f6)}`;

/** Of the page: it holds this style and nothing else. */
export const openDataPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function listFiles({ licence, publisher, createdAt, files }: Manifest, language: Language) {
  const words = texts[language];
  const number = new Intl.NumberFormat(locales[language]);
  const size = new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  const written = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  });
  return html`<dl><dt>${words.licence}</dt><dd><a href="${licence.url}">${licence.name}</a></dd>
<dt>${words.publisher}</dt><dd>${publisher}</dd>
<dt>${words.created}</dt><dd>${writeDate(language, written, new Date(createdAt))}</dd></dl>
<table><thead><tr><th scope="col">${words.file}</th><th scope="col">${words.rows}</th><th scope="col">${words.size}</th></tr></thead>
<tbody>${files.map(
    ({
      name,
      path,
      rows,
      bytes,
    }) => html`<tr><th scope="row"><a href="${path}">${name}</a></th><td>${number.format(rows)}</td><td>${size.format(bytes / 1_000)}</td></tr>
`,
  )}</tbody></table>
<p><a href="/open-data/manifest.json">${words.manifest}</a></p>`;
}

/** The page that lists the files, for people, or says that there are none yet; it needs no script. */
export function openDataPage(manifest: Manifest | undefined, language: Language): string {
  const words = texts[language];
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title} – Visavis</title><style>${verbatim(style)}</style></head>
<body><main>
<h1>${words.title}</h1>
<p>${words.lead}</p>
${manifest ? listFiles(manifest, language) : html`<p>${words.awaited}</p>`}
<p><a href="${addresses.home(language)}">${words.home}</a></p>
</main></body></html>
`.html;
}
