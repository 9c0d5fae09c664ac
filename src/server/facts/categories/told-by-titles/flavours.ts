import { plainLetters } from '../../../../contract/plain-letters.ts';
import { wordsOfNoun } from '../words.ts';

/** Fruits, nuts, herbs and spices: what creams, candles, teas and liquids taste or smell of as well. */
const written =
  'ananas abricot abricots clémentine clémentines mandarine mandarines framboise framboises fraise fraises groseilles myrtille myrtilles pastèque melon ' +
  'pamplemousse litchi nectarine papaye prune prunes pruneaux cerise cerises figue figues orange oranges citron estragon coriandre cardamome avoine sésame ' +
  'pistache pistaches noisettes fenouil cumin ' +
  'blueberry blueberries cranberry cranberries raspberry raspberries strawberry strawberries watermelon tangerine clementine grapefruit ' +
  'nectarine papaya plums cherries apricots pomegranate lychee hazelnuts pistachios walnut walnuts chives coriander cardamom rhubarb gingerbread sorbet custard ' +
  'butterscotch tiramisu doughnuts cappuccino oolong macaroons ' +
  'mandarine mandarinen orange orangen zitrone zitronen birne pfirsich nektarine aprikose pflaume zwetschge erdbeere erdbeeren himbeere himbeeren heidelbeere ' +
  'heidelbeeren brombeeren johannisbeeren stachelbeeren preiselbeeren wassermelone honigmelone kirschen walnuss haselnuss pistazien sesam rosmarin kakao ' +
  'banaan sinaasappel sinaasappels mandarijn mandarijnen citroen limoen aardbei aardbeien frambozen perzik meloen watermeloen rozijnen walnoten hazelnoten rozemarijn ' +
  'mandarina mandarinas frambuesas fresas arándanos melocotón sandía avellanas naranja romero tomillo albahaca regaliz ' +
  'melanzane arancia mandarini fragole lamponi mirtilli anguria melograno pinoli cannella zenzero zafferano basilico rosmarino origano ' +
  'morango morangos framboesas mirtilos pêssego melancia tangerina avelãs alecrim manjericão ' +
  'truskawki maliny borówki jeżyny czereśnie arbuz banan pomarańcza cytryna mandarynki gruszka jabłko pistacje żurawina wanilia goździki rozmaryn ' +
  'jahody maliny borůvky ostružiny višně broskve banán pomeranč jablko hruška brusinky vanilka rozmarýn ' +
  'jordgubbar blåbär persikor banan apelsin apelsiner lingon tranbär hasselnötter vanilj rosmarin saffran';

const flavours = new Set(written.split(' ').map((word) => wordsOfNoun(plainLetters(word)).join(' ')));

/** Whether a word is one of these: at the end of a title it says what the thing is like, "Lip oil watermelon". */
export const isFlavour = (word: string): boolean => flavours.has(word);
