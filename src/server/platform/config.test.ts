import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { readEnvironment, variables } from './config-variables.ts';

const directory = mkdtempSync('/tmp/visavis-config-');
afterAll(() => rmSync(directory, { recursive: true }));

test('everything has a default', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    seedDemo: true,
    metricsToken: undefined,
    trustProxy: false,
    rateLimit: 1_200,
    webProcesses: undefined,
    backgroundNice: 10,
    allowAddresses: [],
    corsOrigins: [],
  });
  expect(path.isAbsolute(config.dataDir)).toBe(true);
});

test('an empty variable is not set', () => {
  expect(parseConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('values are parsed', () => {
  const config = parseConfig({
    PORT: '8080',
    PUBLIC_URL: 'https://visavis.example/',
    SEED_DEMO: '0',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    ALLOW_ADDRESSES: '10.0.0.5, fd00::5',
    ALLOW_CHANNEL_ADDRESSES: 'http://10.0.0.5:8080, https://ntfy.home.example',
    CORS_ORIGINS: 'https://app.example, http://localhost:5173',
    ELECTRICITY_PRICE: '0.2016 2025-02-01',
  });
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://visavis.example',
    seedDemo: false,
    trustProxy: '10.0.0.0/8, ::1',
    allowAddresses: ['10.0.0.5', 'fd00::5'],
    allowChannelOrigins: ['http://10.0.0.5:8080', 'https://ntfy.home.example'],
    corsOrigins: ['https://app.example', 'http://localhost:5173'],
    electricity: { euros: 0.2016, since: '2025-02-01' },
  });
});

test('nodes of OpenSearch share what the first one says', () => {
  const url = 'https://shop:secret@one:9200/, two:9200,http://three:9201';
  expect(parseConfig({ SEARCH_URL: url }).searchCluster).toEqual({
    nodes: ['https://shop:secret@one:9200', 'https://shop:secret@two:9200', 'http://three:9201'],
    prefix: 'visavis',
  });
  expect(parseConfig({}).searchCluster).toBeUndefined();
  expect(() => parseConfig({ SEARCH_URL: 'ftp://shop:secret@one' })).toThrow(
    /^(?!.*secret).*SEARCH_URL is not right/,
  );
});

test.each([
  ['PORT', 'eighty', 'a port number from 0 to 65535'],
  ['PORT', '70000', 'a port number from 0 to 65535'],
  ['SEARCH_PREFIX', 'Shop*', 'small letters, digits and dashes, a letter first'],
  ['WEB_PROCESSES', '0', 'a whole number from 1 to 64'],
  ['BACKGROUND_NICE', '20', 'a whole number from 0 to 19'],
  ['BACKGROUND_NICE', '-5', 'a whole number from 0 to 19'],
  ['RATE_LIMIT', '-1', 'a whole number, 0 for no limit'],
  ['PUBLIC_URL', 'visavis.example', 'an address such as https://shop.example, without a path'],
  ['PUBLIC_URL', 'https://visavis.example/shop', 'an address such as https://shop.example, without a path'],
  ['SEED_DEMO', 'maybe', '1 or 0'],
  ['KEEP_MAILS_DAYS', '31', 'a whole number of days from 2 to 30'],
  ['KEEP_MAILS_DAYS', '0', 'a whole number of days from 2 to 30'],
  ['KEEP_CLICKS_DAYS', '7', 'a whole number of days from 31 to 36500, 0 for ever'],
  ['KEEP_CHECKS_DAYS', '89', 'a whole number of days from 90 to 36500, 0 for ever'],
  ['CHECK_MERCHANT_PAGES', 'yes', '1 or 0'],
  ['ALLOW_ADDRESSES', '10.0.0.0/8', 'IP addresses: 10.0.0.5,fd00::5'],
  ['ALLOW_CHANNEL_ADDRESSES', '10.0.0.5', 'origins such as https://app.example,https://partner.example'],
  [
    'ALLOW_CHANNEL_ADDRESSES',
    'http://10.0.0.5/topic',
    'origins such as https://app.example,https://partner.example',
  ],
  ['CORS_ORIGINS', '*', 'origins such as https://app.example,https://partner.example'],
  ['CORS_ORIGINS', 'https://app.example/', 'origins such as https://app.example,https://partner.example'],
  ['ELECTRICITY_PRICE', '0.2', 'euros per kWh and the day from which they hold, such as 0.194 2026-02-01'],
  [
    'ELECTRICITY_PRICE',
    '0.2 2026-02-31',
    'euros per kWh and the day from which they hold, such as 0.194 2026-02-01',
  ],
  ['LOG_LEVEL', 'loud', 'debug, info, warn, error'],
])('%s=%s is refused in one line that names it', (name, value, expected) => {
  expect(() => parseConfig({ [name]: value })).toThrow(`${name} is "${value}": expected ${expected}.`);
});

test.each([
  ['DATABASE_URL', 'mysql://user:secret@host/d'],
  ['METRICS_TOKEN', 'secret'],
])('%s is refused without showing its value', (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(
    new RegExp(`^${name} is not right: expected (?!.*secret)`),
  );
});

test('the environment wins over .env', () => {
  writeFileSync(path.join(directory, '.env'), 'PORT=4000\nSHOP_PHONE="01 23 45 67 89"\n');
  const config = parseConfig(readEnvironment(directory, { PORT: '5000' }));
  expect(config.port).toBe(5000);
  expect(config.shop.phone).toBe('01 23 45 67 89');
});

test.each(['docs/configuration.md', '.env.example'])('%s names every variable', (file) => {
  const text = readFileSync(file, 'utf8');
  const missing = Object.keys(variables).filter((name) => name !== 'NODE_ENV' && !text.includes(name));
  expect(missing).toEqual([]);
});

test('a bucket comes with the keys to it', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(parseConfig({}).s3).toBeUndefined();
  expect(() => parseConfig({ S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id' })).toThrow(
    'S3_BUCKET is set, S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is not.',
  );
  expect(parseConfig({ S3_BUCKET: 'shop', S3_REGION: 'eu-west-3', ...keys }).s3).toEqual({
    endpoint: 'https://s3.eu-west-3.amazonaws.com',
    region: 'eu-west-3',
    bucket: 'shop',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});

test('a replica is one of a database of one’s own', () => {
  const replica = { DATABASE_READ_URL: 'postgresql://replica/visavis' };
  expect(() => parseConfig(replica)).toThrow('DATABASE_READ_URL is set, DATABASE_URL is not');
  const both = { ...replica, DATABASE_URL: 'postgresql://primary/visavis' };
  expect(parseConfig(both).databaseReadUrl).toBe(replica.DATABASE_READ_URL);
});

test('secrets may be in files', () => {
  const file = path.join(directory, 'secret');
  writeFileSync(file, `  ${'s'.repeat(40)}\n`);
  expect(parseConfig({ TOKEN_SECRET_FILE: file }).tokenSecret).toBe('s'.repeat(40));
  const url = path.join(directory, 'url');
  writeFileSync(url, 'postgresql://shop:pass@host/shop');
  expect(parseConfig({ DATABASE_URL_FILE: url }).databaseUrl).toBe('postgresql://shop:pass@host/shop');
  writeFileSync(url, 'mysql://shop:hush@host/shop');
  const wrong = () => parseConfig({ DATABASE_URL_FILE: url });
  expect(wrong).toThrow('DATABASE_URL is not right');
  expect(wrong).not.toThrow('hush');
});

test('a file of a secret that is not there, is empty or too long stops the start, unless the variable is set itself', () => {
  const missing = path.join(directory, 'missing');
  expect(() => parseConfig({ METRICS_TOKEN_FILE: missing })).toThrow(
    'METRICS_TOKEN_FILE names a file that cannot be read (ENOENT).',
  );
  const file = path.join(directory, 'odd');
  writeFileSync(file, ' \n');
  expect(() => parseConfig({ METRICS_TOKEN_FILE: file })).toThrow('an empty file');
  writeFileSync(file, 's'.repeat(20_000));
  expect(() => parseConfig({ METRICS_TOKEN_FILE: file })).toThrow('too long');
  const both = { METRICS_TOKEN: 's'.repeat(16), METRICS_TOKEN_FILE: file };
  expect(parseConfig(both).metricsToken).toBe('s'.repeat(16));
});
