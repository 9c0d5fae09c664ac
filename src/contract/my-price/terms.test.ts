import { expect, it } from 'vitest';
import { joinTerms, noTerms, plainTerms, readTerms, termLimits } from './terms.ts';

it('reads what it has stored, and leaves out what nobody can have stored', () => {
  const terms = {
    merchants: [
      {
        ...plainTerms('Nord'),
        delivery: 'member',
        memberFrom: 25,
        loyaltyPercent: 4.5,
        loyaltyKind: 'voucher',
      },
    ],
    usesCodes: true,
  };
  expect(readTerms(JSON.parse(JSON.stringify(terms)))).toEqual(terms);
  for (const wrong of [null, 'x', 3, [], { merchants: 'x' }, { merchants: [null, 'x', { merchant: 3 }] }]) {
    expect(readTerms(wrong)).toEqual(noTerms);
  }
  const bent = {
    merchant: 'Sud',
    delivery: 'x',
    memberFrom: -1,
    loyaltyPercent: 99,
    loyaltyKind: 3,
    isLeftOut: 'yes',
  };
  expect(readTerms({ merchants: [bent, { ...bent, isLeftOut: true }] }).merchants).toEqual([
    plainTerms('Sud'),
  ]);
  const many = Array.from({ length: 80 }, (_, index) => plainTerms(`M${index}`));
  expect(readTerms({ merchants: many }).merchants).toHaveLength(termLimits.merchants);
});

it('joins: of a merchant in both, what the account says', () => {
  const account = { merchants: [{ ...plainTerms('Nord'), isLeftOut: true }], usesCodes: false };
  const here = { merchants: [plainTerms('Nord'), plainTerms('Sud')], usesCodes: true };
  expect(joinTerms(account, here)).toEqual({
    merchants: [account.merchants[0], plainTerms('Sud')],
    usesCodes: true,
  });
});
