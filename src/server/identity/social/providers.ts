import { createHmac } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
} from 'openid-client';
import { z } from 'zod';
import type { Provider } from '../../../contract/accounts/social.ts';

/** The profile of a user at a provider. */
export type SocialProfile = {
  provider: Provider;
  subject: string;
  name: string;
  email: string | undefined;
  /** Whether the provider says that the address is theirs. */
  isVerified: boolean;
};

/** The secrets of one sign-in, kept by the browser while it is at the provider. */
export type Checks = { state: string; nonce: string; verifier: string };

export type SocialProvider = {
  /** Where the browser goes; `redirectUri` is where it comes back to. */
  start(redirectUri: string, checks: Checks): Promise<URL>;
  /** Reads the address that it came back to. Rejects where anything about it is not right. */
  finish(currentUrl: URL, checks: Checks): Promise<SocialProfile>;
};

export type GoogleOptions = { issuer: string; clientId: string; clientSecret: string };
export type FacebookOptions = { siteUrl: string; graphUrl: string; clientId: string; clientSecret: string };

const timeoutSeconds = 10;

const challengeOf = async ({ verifier }: Checks) => ({
  code_challenge: await calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
});

/** An OpenID Connect provider; its discovery document is fetched lazily. */
export function createGoogle({ issuer, clientId, clientSecret }: GoogleOptions): SocialProvider {
  let discovered: Promise<Configuration> | undefined;
  function getConfiguration(): Promise<Configuration> {
    const url = new URL(issuer);
    const options = {
      timeout: timeoutSeconds,
      ...(url.protocol === 'http:' && { execute: [allowInsecureRequests] }),
    };
    discovered ??= discovery(url, clientId, clientSecret, undefined, options).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  }
  return {
    async start(redirectUri, checks) {
      const { state, nonce } = checks;
      return buildAuthorizationUrl(await getConfiguration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        ...(await challengeOf(checks)),
      });
    },
    async finish(currentUrl, { state, nonce, verifier }) {
      const tokens = await authorizationCodeGrant(await getConfiguration(), currentUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token');
      const { sub, email, email_verified, name } = claims;
      return {
        provider: 'google',
        subject: sub,
        name: typeof name === 'string' ? name : '',
        email: typeof email === 'string' ? email : undefined,
        isVerified: email_verified === true,
      };
    },
  };
}

const facebookProfile = z.object({
  id: z.string().min(1),
  name: z.string().default(''),
  email: z.string().optional(),
});

/** Facebook's OAuth 2, without OpenID: its Graph API says who has signed in. */
export function createFacebook(options: FacebookOptions): SocialProvider {
  const { siteUrl, graphUrl, clientId, clientSecret } = options;
  const server = {
    issuer: siteUrl,
    authorization_endpoint: `${siteUrl}/dialog/oauth`,
    token_endpoint: `${graphUrl}/oauth/access_token`,
  };
  const configuration = new Configuration(server, clientId, clientSecret);
  configuration.timeout = timeoutSeconds;
  if (graphUrl.startsWith('http:')) allowInsecureRequests(configuration);

  async function callGraphApi(accessToken: string): Promise<z.infer<typeof facebookProfile>> {
    // Proves that it is us who hold the token: apps can refuse every call without it.
    const proof = createHmac('sha256', clientSecret).update(accessToken).digest('hex');
    const query = new URLSearchParams({ fields: 'id,name,email', appsecret_proof: proof });
    const response = await fetch(`${graphUrl}/me?${query}`, {
      headers: { authorization: `Bearer ${accessToken}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutSeconds * 1_000),
    });
    if (!response.ok) throw new Error(`Facebook answered ${response.status}`);
    return facebookProfile.parse(await response.json());
  }

  return {
    async start(redirectUri, checks) {
      const { state } = checks;
      const parameters = { redirect_uri: redirectUri, scope: 'email,public_profile', state };
      return buildAuthorizationUrl(configuration, { ...parameters, ...(await challengeOf(checks)) });
    },
    async finish(currentUrl, { state, verifier }) {
      const checks = { expectedState: state, pkceCodeVerifier: verifier };
      const { access_token } = await authorizationCodeGrant(configuration, currentUrl, checks);
      const { id, name, email } = await callGraphApi(access_token);
      // It does not say whether the address was ever confirmed.
      return { provider: 'facebook', subject: id, name, email, isVerified: false };
    },
  };
}
