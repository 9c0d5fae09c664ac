import { expect, it } from 'vitest';
import { createGoogleXml } from './google-xml.ts';

const rowOf = (fields: string) => {
  const xml = createGoogleXml({ isCut: false }, 'item', 0);
  xml.push(`<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item>${fields}</item></channel></rss>`);
  xml.end();
  return xml.take()[0]?.row;
};

it('keeps the parts of one field out of the next', () => {
  const member =
    '<g:loyalty_program><g:program_label>club</g:program_label><g:price>9 EUR</g:price></g:loyalty_program>';
  const tax = '<g:tax><g:country>US</g:country><g:region>CA</g:region><g:rate>8</g:rate></g:tax>';
  const shipping = '<g:shipping><g:service>Colissimo</g:service></g:shipping>';
  expect(rowOf(`${member}${tax}${shipping}`)).toEqual({ shipping: '::Colissimo' });
});

it('joins the parts of a field, also of several', () => {
  const to = (country: string, price: string) =>
    `<g:shipping><g:country>${country}</g:country>\n<g:price>${price}</g:price></g:shipping>`;
  expect(rowOf(`${to('FR', '4.90 EUR')}${to('BE', '9 EUR')}<g:shipping>FR:::1 EUR</g:shipping>`)).toEqual({
    shipping: 'FR:::4.90 EUR\nBE:::9 EUR',
  });
  const monthly = '<g:period>month</g:period><g:period_length>24</g:period_length><g:amount>9 EUR</g:amount>';
  expect(rowOf(`<g:subscription_cost>${monthly}</g:subscription_cost>`)).toEqual({
    subscription_cost: 'month:24:9 EUR',
  });
});
