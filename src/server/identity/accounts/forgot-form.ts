import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { type ForgotOutcome, forgotOutcomes } from '../../../contract/accounts/forgot-outcomes.ts';
import { addresses } from '../../../contract/addresses.ts';
import { type Language, languages } from '../../../contract/language.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallRunner } from '../../platform/calls/runner.ts';
import { callerOf } from '../../platform/http/caller.ts';

/** An address, as forms write it. */
const bodyLimit = 4_096;

type ForgotFormOptions = {
  run: CallRunner;
  /** Origin that visitors use. */
  publicUrl: string;
  limit: onRequestHookHandler;
};

/**
 * Whether another site's page sends the form. Without a session cookie nothing can be done in somebody's
 * name; but its visitors could trigger mails to any address, each from their own network address.
 */
function isFromElsewhere({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return headers.origin !== undefined && headers.origin !== origin;
}

/** @throws errors that are not about the input */
function outcomeOf(error: unknown): ForgotOutcome {
  if (!(error instanceof AppError)) throw error;
  const outcome = forgotOutcomes.find((each) => each === error.reason);
  if (outcome) return outcome;
  if (error.code === 'invalid_request') return 'email_invalid';
  throw error;
}

/**
 * The form for a forgotten password without scripts: redirects back to its page, which shows the result. The
 * address stands in no URL.
 */
export function registerForgotForm(
  server: FastifyInstance,
  { run, publicUrl, limit }: ForgotFormOptions,
): void {
  const { origin } = new URL(publicUrl);
  async function requestLink(request: FastifyRequest, language: Language): Promise<ForgotOutcome> {
    const email = (request.body as URLSearchParams).get('email') ?? '';
    try {
      await run('forgotPassword', { body: { email } }, { language, client: callerOf(request) });
      return 'sent';
    } catch (error) {
      return outcomeOf(error);
    }
  }

  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const form = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    for (const language of languages) {
      const page = addresses.forgotPassword(language);
      scope.post(page, { onRequest: limit }, async (request, reply) => {
        if (isFromElsewhere(request, origin)) throw new AppError('forbidden');
        const asked = request.body ? await requestLink(request, language) : 'email_required';
        return reply.header('cache-control', 'no-store').redirect(`${page}?asked=${asked}`, 303);
      });
    }
  });
}
