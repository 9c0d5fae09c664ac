import type { DemoProduct } from '../catalogue/products.ts';
import * as components from './drawings/components.ts';
import * as computers from './drawings/computers.ts';
import * as desk from './drawings/desk.ts';
import * as home from './drawings/home.ts';
import * as phonesAndSound from './drawings/phones-and-sound.ts';
import * as photoAndPlay from './drawings/photo-and-play.ts';
import * as wardrobe from './drawings/wardrobe.ts';
import { lookOf } from './look.ts';
import { sheet } from './svg.ts';
import type { View } from './views.ts';

const drawings = {
  ...components,
  ...computers,
  ...desk,
  ...home,
  ...phonesAndSound,
  ...photoAndPlay,
  ...wardrobe,
};

/** What can be drawn. */
export type DrawingName = keyof typeof drawings;

/** A product's picture from a side as SVG text: always the same for the same product, unlike its neighbours'. */
export const drawProduct = (product: DemoProduct, view: View = 'front'): string =>
  sheet(drawings[product.drawing](lookOf(product)), view);
