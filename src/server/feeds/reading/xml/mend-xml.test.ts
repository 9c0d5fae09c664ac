import { expect, it } from 'vitest';
import { mendXml } from './mend-xml.ts';

it('closes what an item left open, and leaves CDATA, comments and instructions as they are', () => {
  expect(mendXml('<a><?x <b?><i>1 & 2<!-- <c> --></i><i><b>3</i><i><![CDATA[<d>]]>]]></i><e/></z>')).toBe(
    '<a><?x <b?><i>1 &amp; 2<!-- <c> --></i><i><b>3</b></i><i><![CDATA[<d>]]></i><e/>',
  );
});

it('leaves what stands before the root as it is, and takes a DOCTYPE within for text', () => {
  const prolog =
    '<?xml version="1.0"?>\n<!DOCTYPE yml_catalog SYSTEM "shops.dtd" [\n<!ELEMENT name (#PCDATA)>]>\n<!-- <a> -->';
  expect(mendXml(`${prolog}<a>1<!DOCTYPE html></b></a>`)).toBe(`${prolog}<a>1&lt;!DOCTYPE html></a>`);
});

it('takes for text what nothing ends', () => {
  expect(mendXml('<a><!-- 1<i>2</i><?x<i>3</i><![CDATA[<i>4')).toBe(
    '<a>&lt;!-- 1<i>2</i>&lt;?x<i>3</i>&lt;![CDATA[<i>',
  );
});

// Minutes, where each looked for its end, or gave back its name letter by letter.
it.each(['<!--', '<?x', '<![CDATA[', '<!-- <? ', '<a', 'a', '"', `<a "'`, '></z><b'])(
  'reads a head of nothing but %s',
  (unit) => {
    expect(mendXml(`<a>1</a><a${unit.repeat(500_000)}`)).toContain('<a>1</a>');
  },
);
