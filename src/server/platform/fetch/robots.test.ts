import { describe, expect, it } from 'vitest';
import { allows, nothingAllowed, parseRobots } from './robots.ts';

const mayRead = (robots: string, path: string) =>
  allows(parseRobots(robots, 'Visavis'), new URL(path, 'https://shop.example'));

describe('a site’s robots.txt', () => {
  it.each([
    ['', '/a', true],
    ['User-agent: *\nDisallow: /', '/a', false],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /\nAllow: /produit', '/produit/1', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: visavis\nDisallow: /panier', '/a', true],
    ['User-agent: *\nAllow: /\n\nUser-agent: VISAVIS/2.0 # us\nUser-agent: Other\nDisallow: /', '/a', false],
    ['User-agent: visavis\nDisallow: /a\nUser-agent: visavis\nDisallow: /b', '/b', false],
    ['User-agent: visavisbot\nDisallow: /', '/a', true],
    ['Disallow: /', '/a', true],
    ['\ufeffuser-agent : *\r\nDISALLOW : /a # ours\r\n', '/a', false],
    ['User-agent: *\nSitemap: https://shop.example/s.xml\nDisallow: /a', '/a', false],
    ['User-agent: *\nCrawl-delay: 5\nUser-agent: visavis\nDisallow: /a', '/a', false],
    ['User-agent: *\nDisallow: /*.php$', '/a.php', false],
    ['User-agent: *\nDisallow: /*.php$', '/a.php?b', true],
    ['User-agent: *\nDisallow: /*?', '/a?b=1', false],
    ['User-agent: *\nDisallow: /a*c$', '/abcbc', false],
    ['User-agent: *\nDisallow: /a*c$', '/a', true],
    ['User-agent: *\nDisallow: /a$', '/ab', true],
    ['User-agent: *\nDisallow: /été', '/%c3%a9t%C3%A9/1', false],
    ['User-agent: *\nDisallow: /%7ea%2fb', '/~a%2Fb', false],
    ['User-agent: *\nDisallow: /', '/robots.txt', true],
  ])('%j lets %s be read: %s', (robots, path, isAllowed) => {
    expect(mayRead(robots, path)).toBe(isAllowed);
  });

  it('keeps us out where it has more rules than can be kept, or longer ones', () => {
    expect(mayRead(`User-agent: *\n${'Allow: /a\n'.repeat(2_001)}`, '/a')).toBe(false);
    expect(mayRead(`User-agent: *\nDisallow: /a${'b'.repeat(1_000)}`, `/a${'b'.repeat(600)}`)).toBe(false);
    expect(allows(nothingAllowed, new URL('https://shop.example/'))).toBe(false);
  });

  it('is kept as the database can hold it', () => {
    expect(parseRobots('User-agent: *\nDisallow: /a\0b', 'visavis')).toEqual(['-/ab']);
  });

  it('is read and asked without running long, however it is written', () => {
    const robots = `User-agent: *\n${`Disallow: /${'a*'.repeat(240)}b$\n`.repeat(900)}`;
    expect(mayRead(robots, `/${'a'.repeat(2_000)}`)).toBe(true);
  });
});
