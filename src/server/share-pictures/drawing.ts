import type { Product } from '../../contract/catalogue/schema.ts';
import type { Language } from '../../contract/language.ts';
import { wordmark } from '../../contract/wordmark.ts';
import { shareTexts } from './texts.ts';
import { readTypeface, type Typeface } from './typeface.ts';
import { wrapText } from './wrap-text.ts';

/** The facts of a product that its share picture shows. */
export type SharedProduct = Pick<
  Product,
  'title' | 'totalPrice' | 'deliveryKnown' | 'condition' | 'inStock' | 'stockKnown' | 'merchantsCount'
>;

/** Size that Open Graph pictures have everywhere. */
const pictureSize = { width: 1200, height: 630 };
/** Where the product's own picture goes. */
export const photoPlace = { left: 796, top: 151, width: 308, height: 308 };

// Colours of the light theme: a shared picture has no other.
const colours = {
  paper: '#faf9f5',
  surface: '#ffffff',
  ink: '#17151f',
  inkSoft: '#5a5766',
  rule: '#e5e2da',
  brand: '#3a1e5c',
  marker: '#e6f23a',
};
const margin = 72;
const column = 640;
const titleSize = 50;
const titleLeading = 60;
const titleLines = 3;

type Typefaces = { text: Typeface; display: Typeface };
let typefaces: Typefaces | undefined;

/** Read when the first picture is drawn: most processes never draw one. */
function getTypefaces(): Typefaces {
  typefaces ??= { text: readTypeface(600), display: readTypeface(800) };
  return typefaces;
}

const path = (data: string, fill: string) => `<path d="${data}" fill="${fill}"/>`;

/** A highlighter's stroke of a width: not quite level, its ends not quite upright. */
const markerStroke = (x: number, y: number, width: number): string =>
  path(
    `M${x - 14} ${y + 8}L${x + width + 10} ${y - 4}L${x + width + 16} ${y + 50}L${x - 8} ${y + 62}Z`,
    colours.marker,
  );

function drawTitle(title: string, { text }: Typefaces): string {
  const lines = wrapText(title, titleLines, (line) => text.measure(line, titleSize) <= column);
  return lines
    .map((line, index) =>
      path(text.outline(line, { x: margin, y: 215 + index * titleLeading, size: titleSize }), colours.ink),
    )
    .join('');
}

/** What the price is: the best one only where it is delivered and in stock. */
function priceLabel({ deliveryKnown, inStock, stockKnown }: SharedProduct, language: Language): string {
  const { best, deliveryUnknown, stockUnknown, soldOut } = shareTexts[language];
  if (stockKnown && !inStock) return soldOut;
  if (!deliveryKnown) return deliveryUnknown;
  return inStock ? best : stockUnknown;
}

/** The best price of goods in stock, delivered, is marked; no other ever is. */
function drawPrice(product: SharedProduct, language: Language, { text, display }: Typefaces): string {
  const texts = shareTexts[language];
  const { totalPrice, condition, deliveryKnown, inStock, merchantsCount } = product;
  const soft = (line: string, x: number, y: number, size: number) =>
    path(text.outline(line, { x, y, size }), colours.inkSoft);
  if (totalPrice === null || condition === null) return soft(texts.noOffer, margin, 480, 34);
  const price = texts.price(totalPrice);
  const width = display.measure(price, 84);
  const label = priceLabel(product, language) + texts.conditions[condition];
  return [
    soft(label, margin, 420, 30),
    deliveryKnown && inStock ? markerStroke(margin, 449, width) : '',
    path(display.outline(price, { x: margin, y: 506, size: 84 }), colours.ink),
    soft(texts.shops(merchantsCount), margin + width + 36, 506, 30),
  ].join('');
}

/** A white card for the product's picture; two half-discs face each other where there is none. */
function drawPhotoCard(hasPhoto: boolean): string {
  const { left, top, width, height } = photoPlace;
  const card = `<rect x="${left - 24}" y="${top - 24}" width="${width + 48}" height="${height + 48}" rx="20" fill="${colours.surface}" stroke="${colours.rule}" stroke-width="2"/>`;
  if (hasPhoto) return card;
  const [x, y] = [left + width / 2, top + height / 2];
  const halves = `M${x - 12} ${y - 72}a72 72 0 0 0 0 144zM${x + 12} ${y - 72}a72 72 0 0 1 0 144z`;
  return card + path(halves, colours.rule);
}

function drawFooter(language: Language, { text }: Typefaces): string {
  const { tagline } = shareTexts[language];
  const rule = `<rect x="${margin}" y="548" width="${pictureSize.width - 2 * margin}" height="2" fill="${colours.rule}"/>`;
  return rule + path(text.outline(tagline, { x: margin, y: 592, size: 26 }), colours.inkSoft);
}

/** A product's share picture as SVG, without its photograph; all text is outlines, so none of it is markup. */
export function drawSharePicture(product: SharedProduct, language: Language, hasPhoto: boolean): string {
  const { width, height } = pictureSize;
  const faces = getTypefaces();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<g transform="translate(${margin} 66) scale(1.5)">${path(wordmark.path, colours.brand)}</g>`,
    drawTitle(product.title, faces),
    drawPrice(product, language, faces),
    drawPhotoCard(hasPhoto),
    drawFooter(language, faces),
    '</svg>',
  ].join('');
}
