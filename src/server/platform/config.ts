import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { normalEmail } from '../../contract/accounts/email-form.ts';
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
import type { S3Options } from './files/s3-storage.ts';
import { withSecretFiles } from './secret-files.ts';

/** The configuration: read once at start, then passed on as plain data. */
export type Config = {
  isProduction: boolean;
  host: string;
  port: number;
  /** Origin that visitors use, without a slash at its end. */
  publicUrl: string;
  /** Undefined: the embedded PostgreSQL below `dataDir`. */
  databaseUrl: string | undefined;
  /** A replica for what everybody sees; undefined: none. */
  databaseReadUrl: string | undefined;
  /** OpenSearch instead of the in-memory index of each web process; undefined: the in-memory index. */
  searchCluster: { nodes: readonly string[]; prefix: string } | undefined;
  /** Absolute path of everything that outlives a restart. */
  dataDir: string;
  /** Bucket for the files that all machines share; undefined: they are stored below `dataDir`. */
  s3: S3Options | undefined;
  seedDemo: boolean;
  logLevel: LogLevel;
  /** Bearer token of `/metrics`; undefined: no metrics. */
  metricsToken: string | undefined;
  /** Whose X-Forwarded-* headers are believed: nobody's, everybody's, or those of a list of addresses. */
  trustProxy: boolean | string;
  /** Requests per minute and client address for what has to be rebuilt; 0: no limit. */
  rateLimit: number;
  /** Web processes that share one port; undefined: as many as cores and memory allow. */
  webProcesses: number | undefined;
  /**
   * How much lower the priority of imports and jobs is than that of web processes, as a `nice` value
   * (process/priority.ts); 0: the same priority.
   */
  backgroundNice: number;
  /** Other origins whose scripts may call the API. */
  corsOrigins: readonly string[];
  /** The key that tokens are signed with; undefined: a random one, created once and stored in the database. */
  tokenSecret: string | undefined;
  /** Of the first superadmin. */
  adminEmail: string;
  /** Social sign-in providers; undefined: not configured. */
  google: { issuer: string; clientId: string; clientSecret: string } | undefined;
  facebook: { siteUrl: string; graphUrl: string; clientId: string; clientSecret: string } | undefined;
  /** The mail server; undefined: mails are stored, not sent. */
  smtpUrl: string | undefined;
  /** Address that mails come from. */
  mailFrom: string;
  /** Whether offers are compared with merchants' own pages, and whether pages whose address somebody pastes are read. */
  merchantPages: { areChecked: boolean; areReadOnRequest: boolean };
  /** Days after which rows are deleted; 0: never. */
  keepDays: Record<'clicks' | 'checks' | 'imports' | 'mails' | 'notifications' | 'audit' | 'reports', number>;
  /** Internal addresses that feeds and pictures may be fetched from. */
  allowAddresses: readonly string[];
  /** Origins of servers of ntfy of one's own, wherever they lead: visitors may have alerts sent to topics there. */
  allowChannelOrigins: readonly string[];
  /** Of the open data; undefined: there is none. */
  openDataLicence: { name: string; url: string } | undefined;
  /** What a kilowatt-hour costs in euros, VAT included, and from which day (ISO) on. */
  electricity: { euros: number; since: string };
  /** Contact data of the operator; undefined where not configured. */
  shop: {
    email: string | undefined;
    phone: string | undefined;
    address: string | undefined;
    /** For the legal notice. */
    operator?: string | undefined;
    registration?: string | undefined;
    director?: string | undefined;
    hosting?: string | undefined;
  };
};

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

type Environment = Readonly<Record<string, string | undefined>>;

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

/** Our client at a sign-in provider; undefined: not configured. */
const clientOf = <T extends object>(
  clientId: string | undefined,
  clientSecret: string | undefined,
  addresses: T,
): (T & { clientId: string; clientSecret: string }) | undefined =>
  clientId && clientSecret ? { ...addresses, clientId, clientSecret } : undefined;

/** @throws Error where a bucket is named without the keys to it */
function readS3(values: {
  S3_BUCKET?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}): S3Options | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket) return undefined;
  if (!accessKeyId || !secretAccessKey)
    throw new Error('S3_BUCKET is set, S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is not.');
  const endpoint = values.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

/** As root, PostgreSQL runs as a user who may not be able to enter the project's folder. */
const defaultDataDir = (): string => (process.getuid?.() === 0 ? '/var/lib/visavis' : 'data');

/** The variables that are set, each checked by itself. @throws Error, see parseConfig */
function readVariables(environment: Environment) {
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

/**
 * Reads the configuration.
 * @throws Error naming the variable that is wrong, its value and what was expected, in one line.
 */
export function parseConfig(environment: Environment): Config {
  const values = readVariables(environment);
  if (values.DATABASE_READ_URL && !values.DATABASE_URL)
    throw new Error(
      'DATABASE_READ_URL is set, DATABASE_URL is not: there is nothing that it could be a replica of.',
    );
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    isProduction: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    searchCluster: values.SEARCH_URL && { nodes: values.SEARCH_URL, prefix: values.SEARCH_PREFIX },
    dataDir: path.resolve(values.DATA_DIR ?? defaultDataDir()),
    s3: readS3(values),
    seedDemo: values.SEED_DEMO,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    trustProxy: values.TRUST_PROXY,
    rateLimit: values.RATE_LIMIT,
    webProcesses: values.WEB_PROCESSES,
    backgroundNice: values.BACKGROUND_NICE,
    corsOrigins: values.CORS_ORIGINS,
    tokenSecret: values.TOKEN_SECRET,
    google: clientOf(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET, { issuer: values.GOOGLE_ISSUER }),
    facebook: clientOf(values.FACEBOOK_CLIENT_ID, values.FACEBOOK_CLIENT_SECRET, {
      siteUrl: values.FACEBOOK_URL,
      graphUrl: values.FACEBOOK_GRAPH_URL,
    }),
    adminEmail: normalEmail(values.ADMIN_EMAIL),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    keepDays: {
      clicks: values.KEEP_CLICKS_DAYS,
      checks: values.KEEP_CHECKS_DAYS,
      imports: values.KEEP_IMPORTS_DAYS,
      mails: values.KEEP_MAILS_DAYS,
      notifications: values.KEEP_NOTIFICATIONS_DAYS,
      audit: values.KEEP_AUDIT_DAYS,
      reports: values.KEEP_REPORTS_DAYS,
    },
    merchantPages: {
      areChecked: values.CHECK_MERCHANT_PAGES,
      areReadOnRequest: values.READ_PASTED_PAGES,
    },
    allowAddresses: values.ALLOW_ADDRESSES,
    allowChannelOrigins: values.ALLOW_CHANNEL_ADDRESSES,
    openDataLicence: values.OPEN_DATA_LICENCE,
    electricity: values.ELECTRICITY_PRICE,
    shop: {
      email: values.SHOP_EMAIL,
      phone: values.SHOP_PHONE,
      address: values.SHOP_ADDRESS,
      operator: values.SHOP_OPERATOR,
      registration: values.SHOP_REGISTRATION,
      director: values.SHOP_DIRECTOR,
      hosting: values.SHOP_HOSTING,
    },
  };
}
