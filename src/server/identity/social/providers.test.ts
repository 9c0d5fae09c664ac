import { afterAll, beforeAll, expect, it } from 'vitest';
import { client, startFacebook } from '../../../../test/helpers/sign-in-providers.ts';
import { createFacebook } from './providers.ts';

let facebook: Awaited<ReturnType<typeof startFacebook>>;
beforeAll(async () => {
  facebook = await startFacebook({ id: '77', name: 'Zoé', email: 'zoe@shop.test' });
});
afterAll(() => facebook.close());

it('asks Facebook who it was, with the proof that it is the application that asks', async () => {
  const provider = createFacebook({ siteUrl: facebook.url, graphUrl: facebook.url, ...client });
  const checks = { state: 's'.repeat(20), nonce: '', verifier: 'v'.repeat(43) };
  const dialog = await fetch(await provider.start('http://shop.test/back', checks));
  const [, agreed = ''] = /href="([^"]+)">Agree/.exec(await dialog.text()) ?? [];
  expect(await provider.finish(new URL(agreed.replaceAll('&amp;', '&')), checks)).toMatchObject({
    provider: 'facebook',
    subject: '77',
    email: 'zoe@shop.test',
  });
});
