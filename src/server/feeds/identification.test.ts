import { expect, it } from 'vitest';
import { hintsOf, isOfOther } from './identification.ts';

const of = (format: 'google-tsv' | 'daisycon' | 'tradetracker', row: Record<string, string>) =>
  hintsOf(format, [{ line: 2, row }] as unknown as Parameters<typeof hintsOf>[1], '', '');

it('takes the shop that a network’s link leads to for the site of a feed, not the network', () => {
  const hosts = [
    'https://www.shop.example/p/1',
    'https://track.network.example/redir?id=7&url=https%3A%2F%2Fwww.shop.example%2Fp%2F1%3Fa%3D1',
    'https://net.example/click?a(1)url(https%3A%2F%2Ftrack.other.example%2FC%3Fto%3Dhttps%3A%2F%2Fshop.example%2Fp)',
    'https://net.example/c/destination:https://Shop.example/p/1',
  ].map((link) => of('google-tsv', { link }).host);
  expect(hosts).toEqual(['shop.example', 'shop.example', 'shop.example', 'shop.example']);
});

it('knows no site where a network’s link does not say where it leads', () => {
  const link = 'https://net.example/c/?si=1&dl=produits%2F1';
  expect(of('daisycon', { link, merchant_name: 'Maison Ora' })).toMatchObject({
    host: '',
    name: 'Maison Ora',
  });
  const links = [
    'https://action.metaffiliation.com/trk.php?mclic=P1A2S1UE3V4',
    'https://tc.tradetracker.net/?c=1&m=2&a=3&r=&u=%2Fp%2F1',
  ];
  expect(links.map((each) => of('google-tsv', { link: each }).host)).toEqual(['', '']);
  // Kwanko's may be on a part of the shop's own.
  const own = 'https://jaz.shop.example/?P51140F4598315S1UB4131b501847V4';
  expect(of('google-tsv', { link: own }).host).toBe('shop.example');
  // What many owners' sites end with is no shop's.
  const others = ['abc.co.uk', 'abc.myshopify.com', 'abc.github.io', 'blog.shop.example'];
  const found = others.map((host) => of('google-tsv', { link: `https://${host}/?P51140F4598315S1UV4` }).host);
  expect(found).toEqual(others);
  // Daisycon's are on hosts that come and go, in files of other formats as well.
  const gone = 'https://ab12.example/c/?si=1&li=2&wi=3&ws=&dl=p%2F1';
  expect(of('google-tsv', { link: gone }).host).toBe('');
  expect(of('google-tsv', { link: 'https://tc.tradetracker.net./?c=1' }).host).toBe('');
  // Many shops of TradeTracker have its links on their own sites.
  expect(of('tradetracker', { link: 'https://shop.example/tt/?tt=1_2_3_&r=%2Fp%2F1' }).host).toBe(
    'shop.example',
  );
  const counted = 'https://net.example/?u=https%3A%2F%2Fcount.example%2Ftrck%2Feclick%2F7';
  expect(of('tradetracker', { link: counted })).toMatchObject({ host: '', name: '' });
});

it('takes no address that a shop’s link names beside its page for the shop’s', () => {
  const hosts = [
    'https://www.shop.example/p/1?ref=https%3A%2F%2Fother.example%2F',
    'https://shop.example/p/1?a=1&utm_source=https://www.other.example',
    'https://shop.example/p/1?url=https%3A%2F%2Fother.example%2Fp%2F1',
    'https://shop.example/produits/https://other.example/p/1',
    'https://shop.example/c/robes/p-1?partage=https://other.example/p/1',
    'https://shop.example/click-and-collect/p-1?partage=https://other.example/p/1',
    'https://shop.example/tracksuits/p-1?partage=https://other.example/p/1',
    'https://shop.example/?deeplink=https://www.other.example/p/1',
    'https://jaz.shop.example/?P51140F4598315S1UV4&redir=https%3A%2F%2Fother.example%2Fp',
  ].map((link) => of('google-tsv', { link }).host);
  expect(new Set(hosts)).toEqual(new Set(['shop.example']));
});

it('takes for no shop’s address what parses as none', () => {
  expect(of('google-tsv', { link: `https://${'X'.repeat(20_000)}!` }).host).toBe('');
});

it('leaves rows of other programmes, and of one without a name, to nobody', () => {
  const hints = of('daisycon', { merchant_name: 'Maison Ora', link: 'https://shop.example/1' });
  const others = ['Maison Ora', 'Autre', ''].map((name) =>
    isOfOther({ merchant_name: name } as Parameters<typeof isOfOther>[0], 'daisycon', hints),
  );
  expect(others).toEqual([false, true, true]);
  // Where no row names a shop, all are the file's.
  const unnamed = of('daisycon', { link: 'https://shop.example/1' });
  expect(isOfOther({} as Parameters<typeof isOfOther>[0], 'daisycon', unnamed)).toBe(false);
});
