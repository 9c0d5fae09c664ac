import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import {
  bucket,
  databaseUrl,
  days,
  daysOrForEver,
  electricity,
  flag,
  httpUrl,
  ipAddresses,
  licence,
  mailAddress,
  niceness,
  origin,
  origins,
  parsed,
  port,
  processCount,
  proxies,
  requestsPerMinute,
  searchNodes,
  searchPrefix,
  secret,
  smtpUrl,
  token,
} from './config-values.ts';
import { withSecretFiles } from './secret-files.ts';

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

const level = parsed(logLevels.join(', '), (text) => logLevels.find((name) => name === text));

/** Every environment variable; `docs/configuration.md` explains each. */
export const variables = {
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(3000),
  PUBLIC_URL: origin.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  SEARCH_URL: searchNodes.optional(),
  SEARCH_PREFIX: searchPrefix.default('visavis'),
  DATA_DIR: z.string().optional(),
  S3_BUCKET: bucket.optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SEED_DEMO: flag.default(true),
  LOG_LEVEL: level.default('info'),
  METRICS_TOKEN: token.optional(),
  TRUST_PROXY: proxies.default(false),
  RATE_LIMIT: requestsPerMinute.default(1_200),
  WEB_PROCESSES: processCount.optional(),
  BACKGROUND_NICE: niceness.default(10),
  CORS_ORIGINS: origins.default([]),
  TOKEN_SECRET: secret.optional(),
  ADMIN_EMAIL: mailAddress.default('admin@visavis.example'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_URL: httpUrl.default('https://www.facebook.com'),
  FACEBOOK_GRAPH_URL: httpUrl.default('https://graph.facebook.com'),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailAddress.optional(),
  // Personal data is not stored for longer than the privacy page says.
  KEEP_MAILS_DAYS: days(2, 30).default(30),
  KEEP_NOTIFICATIONS_DAYS: days(1, 180).default(180),
  KEEP_AUDIT_DAYS: days(1, 365).default(365),
  KEEP_REPORTS_DAYS: days(1, 365).default(365),
  KEEP_CLICKS_DAYS: daysOrForEver(31).default(400),
  KEEP_CHECKS_DAYS: daysOrForEver(90).default(180),
  KEEP_IMPORTS_DAYS: daysOrForEver(1).default(400),
  CHECK_MERCHANT_PAGES: flag.default(false),
  READ_PASTED_PAGES: flag.default(false),
  ALLOW_ADDRESSES: ipAddresses.default([]),
  ALLOW_CHANNEL_ADDRESSES: origins.default([]),
  OPEN_DATA_LICENCE: licence.optional(),
  ELECTRICITY_PRICE: electricity.default({ euros: 0.194, since: '2026-02-01' }),
  SHOP_EMAIL: z.string().optional(),
  SHOP_PHONE: z.string().optional(),
  SHOP_ADDRESS: z.string().optional(),
  SHOP_OPERATOR: z.string().optional(),
  SHOP_REGISTRATION: z.string().optional(),
  SHOP_DIRECTOR: z.string().optional(),
  SHOP_HOSTING: z.string().optional(),
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment's variables, and for those it does not set, the ones of the `.env` file in `directory`. */
export function readEnvironment(directory: string, environment: Environment): Environment {
  const file = path.join(directory, '.env');
  const ofFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...ofFile, ...environment };
}

/** Errors end up in logs: their values stay out of them. Each may be in a file that `NAME_FILE` names. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SEARCH_URL',
  'METRICS_TOKEN',
  'TOKEN_SECRET',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
];

/** An empty variable is one that is not set. */
const setVariables = (environment: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.keys(variables)
      .map((name) => [name, environment[name]?.trim()])
      .filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

/** The variables that are set, each checked by itself. @throws Error, see `parseConfig` */
export function readVariables(environment: Environment) {
  const given = setVariables(withSecretFiles(environment, secrets));
  const result = z.object(variables).safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0]);
    const shown = secrets.includes(name) ? 'not right' : `"${given[name]}"`;
    throw new Error(`${name} is ${shown}: ${issue?.message}.`);
  }
  return result.data;
}
