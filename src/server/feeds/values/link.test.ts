import { describe, expect, it } from 'vitest';
import { hostOf, parseImageAddress, parseLink, readLink } from './link.ts';

it('takes an http: link as https where its site is known to answer so', () => {
  const link = 'http://www.shop.example/a?b=c#d';
  expect(parseLink(link)).toBeUndefined();
  expect(parseLink(link, ['shop.example'])).toBeUndefined();
  expect(parseLink(link, ['www.shop.example'])).toBe('https://www.shop.example/a?b=c#d');
  expect(parseLink('HTTP://Shop.Example/Été', 'all')).toBe('https://shop.example/%C3%89t%C3%A9');
  expect(parseLink('http://www.awin1.com/pclick.php?p=1')).toBe('https://www.awin1.com/pclick.php?p=1');
});

it('says why a link cannot be published', () => {
  expect(readLink('http://shop.example/1', [])).toEqual({ reason: 'link_http', detail: 'shop.example' });
  // Another server may be at that port, or none of https.
  expect(readLink('http://shop.example:8080/1', 'all')).toEqual({ reason: 'link_invalid' });
  expect(readLink('ftp://shop.example/1', 'all')).toEqual({ reason: 'link_invalid' });
  expect(readLink('http://user:secret@shop.example/1', 'all')).toEqual({ reason: 'link_invalid' });
  expect(readLink(' ', 'all')).toEqual({ reason: 'link_missing' });
});

it('refuses links in which something was to be filled in', () => {
  const none = [
    'https://go.example/c?sub=1&to={{ product.link }}',
    'https://go.example/%7B%7Bproduct.url%7D%7D',
    'https://go.example/r?to=%%CLICK_URL%%',
    'https://shop.example/products/{handle}',
    '{{ site.url }}/lampe-halo',
    '{% url lamp %}',
  ];
  expect(none.map((link) => readLink(link, 'all'))).toEqual(none.map(() => ({ reason: 'link_unfilled' })));
  // What advertisers add behind a page, a percent sign and a page whose name has braces of its own do no harm.
  const sound = [
    'https://shop.example/lampe?kw={keyword}',
    'https://shop.example/lampe?utm_campaign={{campaign.name}}&utm_term=%%PATTERN:term%%',
    'https://shop.example/lampe?filter=%7B%22color%22%3A%22red%22%7D',
    'https://shop.example/lampe?q={%22a%22:{%22b%22:1}}',
    'https://shop.example/100%25%25coton',
    'https://shop.example/lampe#{}',
  ];
  expect(sound.map((link) => 'link' in readLink(link, 'all'))).toEqual(sound.map(() => true));
});

it('reads addresses that leave out their scheme as http: ones', () => {
  expect(readLink('//shop.example/1', [])).toEqual({ reason: 'link_http', detail: 'shop.example' });
  expect(readLink('//shop.example/1', ['shop.example'])).toEqual({ link: 'https://shop.example/1' });
  expect(readLink('www.shop.example/1?a=b', 'all')).toEqual({ link: 'https://www.shop.example/1?a=b' });
  expect(parseImageAddress('//cdn.shop.example/a.jpg')).toBe('http://cdn.shop.example/a.jpg');
  const none = ['/p/1', '//1', '///shop.example/1', 'www.shop', 'www.shop.example is ours', 'bilder/a.jpg'];
  expect(none.map((text) => parseLink(text, 'all'))).toEqual(none.map(() => undefined));
});

describe('links', () => {
  it('accepts https only, and upgrades the network’s own host', () => {
    expect(parseLink('https://www.awin1.com/pclick.php?p=1&a=0&m=2')).toBe(
      'https://www.awin1.com/pclick.php?p=1&a=0&m=2',
    );
    expect(parseLink('http://www.awin1.com/pclick.php?p=1')).toBe('https://www.awin1.com/pclick.php?p=1');
    expect(parseLink('https://shop.example/é t')).toBe('https://shop.example/%C3%A9%20t');
  });

  it.each([
    'http://shop.example/',
    'javascript:alert(1)',
    'https://user:secret@shop.example/',
    'https://',
    'https://shop.example:99999/1',
    'https://1.2.3.999/1',
    'https://shop.example.1/1',
    '//shop.example',
    'x',
    `https://shop.example/${'a'.repeat(2_000)}`,
  ])('refuses %s', (link) => {
    expect(parseLink(link)).toBeUndefined();
  });

  it('takes pictures over http as well, and nothing else', () => {
    expect(parseImageAddress('http://images.example/a.jpg')).toBe('http://images.example/a.jpg');
    expect(parseImageAddress('data:image/png;base64,xx')).toBeNull();
    expect(parseImageAddress('')).toBeNull();
  });

  it('tells hosts without www', () => {
    expect(hostOf('https://www.shop.example/a')).toBe('shop.example');
    expect(hostOf('shop')).toBeUndefined();
  });
});
