import { describe, expect, it } from 'vitest';
import { detailsInWords } from './details-in-words.ts';
import { details as english } from './texts/details-en.ts';
import { details as french } from './texts/details-fr.ts';

const inFrench = (action: string, details: Record<string, unknown>) =>
  detailsInWords({ action, details }, french, 'fr').map((line) => line.replace(/[\u00a0\u202f]/g, ' '));
const inEnglish = (action: string, details: Record<string, unknown>) =>
  detailsInWords({ action, details }, english, 'en');

describe('the details of an entry of the audit log', () => {
  it('are told in words of each language', () => {
    const role = { from: 'user', to: 'employee' };
    expect(inFrench('role_changed', role)).toEqual(['Rôle : utilisateur → employé']);
    expect(inEnglish('role_changed', role)).toEqual(['Role: user → employee']);
    expect(inFrench('user_changed', { fields: ['email', 'phone'] })).toEqual([
      'Champs modifiés : E-mail, Téléphone',
    ]);
    expect(inEnglish('email_confirmed', { emailChanged: false })).toEqual(['Email address changed: no']);
  });

  it('show amounts and times as the reader writes them, and leave out what is empty', () => {
    const code = {
      id: 12_345,
      code: 'ÉTÉ10',
      amountCents: 1_050,
      percent: null,
      from: '2026-06-01',
      noteFr: '',
    };
    expect(inFrench('promo_code_added', code)).toEqual([
      'N° : 12345',
      'Code : ÉTÉ10',
      'Remise : 10,50 €',
      'À partir du : 1er juin 2026',
    ]);
    const hours = { entryId: 3, startedAt: '2026-10-25T07:00:00.000Z', endedAt: null };
    expect(inFrench('time_entry_removed', hours)[1]).toMatch(/^Début : .*2026.*8/);
    expect(inFrench('time_entry_removed', hours)).toHaveLength(2);
    const stored = { note: 'nuit', endedAt: hours.startedAt, entryId: 3, startedAt: hours.startedAt };
    const names = inFrench('time_entry_removed', stored).map((line) => line.split(' ')[0]);
    expect(names).toEqual(['Période', 'Début', 'Fin', 'Note']);
  });

  it('write numbers of things as addresses do', () => {
    expect(inEnglish('report_decided', { report: 12_345, product: 67_890 }).join()).toMatch(/12345.*67890/);
  });

  it('show what a field was before and is after', () => {
    const change = { merchantId: 7, isActive: [true, false], contact: ['', 'aide@nord.example'] };
    expect(inEnglish('merchant_changed', change)).toEqual([
      'Merchant no.: 7',
      'Contact: nothing → aide@nord.example',
      'Active: yes → no',
    ]);
    const rule = { merchantId: 7, before: { flatCents: null, freeFromCents: null }, flatCents: 490 };
    expect(inEnglish('delivery_rule_saved', rule)).toEqual([
      'Merchant no.: 7',
      'Before: nothing',
      'Delivery: €4.90',
    ]);
  });

  it('stay as they are where there is no word for them', () => {
    expect(inEnglish('role_changed', { constructor: '<b>', role: 'toString', until: 'soon' })).toEqual([
      'Role: toString',
      'Until: soon',
      'constructor: <b>',
    ]);
  });
});
