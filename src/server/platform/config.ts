import path from 'node:path';
import { normalEmail } from '../../contract/accounts/email-form.ts';
import { type Environment, type LogLevel, readVariables } from './config-variables.ts';
import type { S3Options } from './files/s3-storage.ts';

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
