import { type Provider, providers, socialFailures } from '../../../contract/accounts/social.ts';
import { accountGroup } from '../../../contract/endpoint-groups.ts';
import { type OpenApi, type Operation, type Parameter, refer } from './openapi-types.ts';

const titles: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const text = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'query',
  required: false,
  description,
  schema: { type: 'string' },
  example,
});

const startParameters: Parameter[] = [
  text('language', 'fr or en, of the page to come back to; that of the browser where it is neither', 'en'),
  text('returnTo', 'Path of the page to come back to; the home page when absent', '/en/favorites'),
];

const callbackParameters: Parameter[] = [
  text('state', 'As the provider was given it', 'mF3cXo8vT1aZk2'),
  text('code', 'The provider’s, for one use', '4/0AQSTgQ'),
  text('error', 'Why the provider refused', 'access_denied'),
];

const redirect = (description: string, location: string, cookie: string) => ({
  '303': {
    description,
    headers: {
      Location: { description: 'Where the browser goes', schema: { type: 'string' }, example: location },
      'Set-Cookie': { description: cookie, schema: { type: 'string' } },
    },
  },
  '429': refer('responses', 'too_many_requests'),
  '500': refer('responses', 'internal'),
});

type RedirectOperation = Pick<
  Operation,
  'operationId' | 'summary' | 'description' | 'parameters' | 'responses'
>;
const operation = (own: RedirectOperation): Operation => ({ tags: [accountGroup], security: [], ...own });

const startOf = (provider: Provider): Operation =>
  operation({
    operationId: `startSignInWith${capitalised(provider)}`,
    summary: `Go to ${titles[provider]} to sign in`,
    description:
      'For a browser to be sent to, not for a script to fetch. Where the shop is not set up for the provider, it leads back to the page at once, with `#sign-in-error=not_configured`.',
    parameters: startParameters,
    responses: redirect(
      'To the provider',
      provider === 'google'
        ? 'https://accounts.google.com/o/oauth2/v2/auth?…'
        : 'https://www.facebook.com/v21.0/dialog/oauth?…',
      'What has to come back unchanged; 10 minutes, for this site alone',
    ),
  });

const callbackOf = (provider: Provider): Operation =>
  operation({
    operationId: `finishSignInWith${capitalised(provider)}`,
    summary: `Come back from ${titles[provider]}`,
    description: `The provider leads here. The page that one came from follows, with \`#sign-in={code}\` for \`POST /auth/exchange\`, or \`#sign-in-error=\` and one of ${socialFailures.map((failure) => `\`${failure}\``).join(', ')}.`,
    parameters: callbackParameters,
    responses: redirect(
      'To the page that one came from',
      '/en/favorites#sign-in=kJ2x…',
      'Ties the code to this browser',
    ),
  });

/** Sign-in by a provider: these addresses redirect, and are not in the table of calls. */
export const redirectPaths = (): OpenApi['paths'] =>
  Object.fromEntries(
    providers.flatMap((provider) => [
      [`/auth/${provider}`, { get: startOf(provider) }],
      [`/auth/${provider}/callback`, { get: callbackOf(provider) }],
    ]),
  );
