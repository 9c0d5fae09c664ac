import { expect, it } from 'vitest';
import { pageBehind, pageKey } from './link-target.ts';

const page = 'https://www.nord.example/p/radio-12?couleur=noir';
const encoded = encodeURIComponent(page);

it.each([
  [page, page],
  [`https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=${encoded}`, page],
  [`https://clk.tradedoubler.com/click?p=1&a=2&url=${encoded}`, page],
  [`https://click.linksynergy.com/deeplink?id=1&mid=2&murl=${encoded}`, page],
  [`https://prf.hn/click/camref:1/destination:${encoded}`, page],
  [
    `https://www.zenaps.com/rclick.php?url=${encodeURIComponent(`https://www.awin1.com/cread.php?ued=${encoded}`)}`,
    page,
  ],
  ['https://www.awin1.com/pclick.php?p=1&a=2&m=3', undefined],
  ['https://www.awin1.com./pclick.php?p=1&a=2&m=3', undefined],
  ['https://jaz.shop.example/?P51140F4598315S1UB4131b501847V4', undefined],
  [
    `https://jaz.shop.example/?P51140F459&redir=${encoded}`,
    `https://jaz.shop.example/?P51140F459&redir=${encoded}`,
  ],
  [`https://jaz.shop.example/?P51395558C0F52191&redir=${encoded}`, page],
  ['https://ab12.example/c/?si=16954&li=1730508&wi=376825&ws=&dl=p%2F1', undefined],
  ['https://part.shop.example/c/?si=16954&li=1730508&wi=376825', undefined],
  [`https://shop.example/tradetracker/?tt=11662_1529348_515442_&r=${encoded}`, page],
  ['https://shop.example/tt/?x=1&tt=439_12_465504_abc&r=%2Fp%2F1', undefined],
  ['https://shop.example/p?tt=1', 'https://shop.example/p?tt=1'],
  ['https://www.shop.example/?P5=1', 'https://www.shop.example/?P5=1'],
  ['https://shop.example./', 'https://shop.example/'],
  [`https://shop.example/?url=${encoded}`, `https://shop.example/?url=${encoded}`],
  ['https://notawin1.com/?ued=https://a.example/', 'https://notawin1.com/?ued=https://a.example/'],
  ['https://prf.hn/click/destination:%E0%A4%A', undefined],
  ['https://www.awin1.com/cread.php?ued=javascript:alert(1)', undefined],
  ['ftp://nord.example/', undefined],
  ['nothing', undefined],
])('%s leads to %s', (link, target) => {
  expect(pageBehind(link)?.href).toBe(target);
});

it.each([
  ['https://www.nord.example/p/radio-12?couleur=noir&utm_source=x&gclid=y#avis', true],
  ['http://nord.example/p/radio-12/?awc=1_2_3&couleur=noir', true],
  ['https://m.nord.example/p/radio%2D12?couleur=noir&at_medium=affiliation&xtor=AL-1', true],
  ['https://nord.example/p/radio-12', false],
  ['https://nord.example/p/radio-12?couleur=blanc', false],
  ['https://nord.example/p/radio-13?couleur=noir', false],
])('%s is the same page: %s', (address, isSame) => {
  expect(pageKey(new URL(address)) === pageKey(new URL(page))).toBe(isSame);
});
