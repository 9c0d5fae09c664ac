import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { checkReset } from '../../../contract/accounts/account-rules.ts';
import {
  type ForgotOutcome,
  forgotOutcomes,
  type ResetOutcome,
  resetOutcomes,
} from '../../../contract/accounts/recovery-outcomes.ts';
import { addresses } from '../../../contract/addresses.ts';
import { type Language, languages } from '../../../contract/language.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallRunner } from '../../platform/calls/runner.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { pageLanguage } from '../../platform/http/page-language.ts';

/** Bytes: an address, and two passwords, as forms write them. */
const maxBytes = { forgot: 4_096, reset: 16_384 };

type RecoveryFormOptions = {
  run: CallRunner;
  /** Origin that visitors use. */
  publicUrl: string;
  limit: onRequestHookHandler;
};

/**
 * Whether another site's page sends the form. Without a session cookie nothing can be done in somebody's
 * name; but its visitors could trigger mails to any address, or try links, each from their own network address.
 */
function isFromElsewhere({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return headers.origin !== undefined && headers.origin !== origin;
}

/** What is wrong with the input; `otherwise`: of an input that no reason is given for. @throws all other errors */
function outcomeOf<Outcome extends string>(
  error: unknown,
  outcomes: readonly Outcome[],
  otherwise: Outcome,
): Outcome {
  if (!(error instanceof AppError)) throw error;
  const outcome = outcomes.find((each) => each === error.reason);
  if (outcome) return outcome;
  if (error.code === 'invalid_request') return otherwise;
  throw error;
}

/** What stands once in an address; '' where it is missing or repeated. */
const onlyOne = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A form's fields by name; '' where it has none. */
type Field = (name: string) => string;
/** Takes a form in; returns the address of the page that shows the result. */
type TakeForm = (request: FastifyRequest, field: Field, language: Language) => Promise<string>;

/** The address stands in no URL. */
const takeForgotForm =
  (run: CallRunner): TakeForm =>
  async (request, field, language) => {
    async function requestLink(): Promise<ForgotOutcome> {
      const body = { email: field('email') };
      try {
        await run('forgotPassword', { body }, { language, client: callerOf(request) });
        return 'sent';
      } catch (error) {
        return outcomeOf(error, forgotOutcomes, 'email_invalid');
      }
    }
    return `${addresses.forgotPassword(language)}?asked=${await requestLink()}`;
  };

/** The form is sent to the mailed link itself, which is kept until it is used up. */
const takeResetForm =
  (run: CallRunner): TakeForm =>
  async (request, field, language) => {
    const query = request.query as Record<string, unknown>;
    const [token, uid] = [onlyOne(query.token), onlyOne(query.uid)];
    async function save(): Promise<ResetOutcome> {
      const password = field('password');
      const refusal = checkReset(password, field('confirmation'));
      if (refusal) return refusal;
      const body = { token, userId: uid, password };
      try {
        await run('resetPassword', { body }, { language, client: callerOf(request) });
        return 'done';
      } catch (error) {
        return outcomeOf(error, resetOutcomes, 'reset_link_invalid');
      }
    }
    const saved = await save();
    return addresses.resetPassword(language, saved === 'done' ? { saved } : { token, uid, saved });
  };

/**
 * The forms for a forgotten password without scripts, or before they are there: each redirects back to its page, which
 * shows the result.
 */
export function registerRecoveryForms(
  server: FastifyInstance,
  { run, publicUrl, limit }: RecoveryFormOptions,
): void {
  const { origin } = new URL(publicUrl);
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const form = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    function register(page: string, bodyLimit: number, take: TakeForm): void {
      scope.post(page, { onRequest: limit, bodyLimit }, async (request, reply) => {
        if (isFromElsewhere(request, origin)) throw new AppError('forbidden');
        const language = pageLanguage(page, request.headers);
        const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const address = await take(request, (name) => fields.get(name) ?? '', language);
        return reply.header('cache-control', 'no-store').redirect(address, 303);
      });
    }
    for (const language of languages) {
      register(addresses.forgotPassword(language), maxBytes.forgot, takeForgotForm(run));
      register(addresses.resetPassword(language), maxBytes.reset, takeResetForm(run));
    }
    // Its form is sent to the page's own address, which a link of one's own may have without a language.
    register('/reset-password', maxBytes.reset, takeResetForm(run));
  });
}
