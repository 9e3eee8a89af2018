import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from '@rostrum/server-kit';

const faultsOf = (source: Record<string, string>): readonly string[] => {
  try {
    readConfig(source);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
};

/** What production cannot start without. */
const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://experts.example.org',
};

test('needs nothing in development', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'development',
    port: 4000,
    publicUrl: 'http://localhost:4000',
    host: 'localhost',
    isUnencrypted: false,
    hasApiDocs: true,
    demo: true,
    databaseUrl: undefined,
    rateLimitScale: 1,
  });
});

test('lists every fault at once, by the name of the setting', () => {
  const faults = faultsOf({
    PORT: 'eighty',
    HOST: 'every address',
    DATABASE_URL: 'mysql://x',
    PUBLIC_URL: 'experts',
    ALLOW_HTTP: 'yes',
    API_DOCS: 'no',
    SMTP_URL: 'mail',
    MAIL_FROM: 'a@b\r\nBcc: c@d',
  });
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'PORT',
    'HOST',
    'DATABASE_URL',
    'PUBLIC_URL',
    'ALLOW_HTTP',
    'API_DOCS',
    'SMTP_URL',
    'MAIL_FROM',
  ]);
});

test('asks for a secret in production, keeps the limits there and loads no demonstration unless told to', () => {
  expect(faultsOf({ NODE_ENV: 'production', RATE_LIMIT_SCALE: '10' })).toHaveLength(3);
  expect(readConfig(production).demo).toBe(false);
  expect(readConfig({ ...production, DEMO: '1' }).demo).toBe(true);
});

test('refuses http in production unless it is asked for by name', () => {
  const { PUBLIC_URL: _, ...unnamed } = production;
  for (const source of [unnamed, { ...unnamed, PUBLIC_URL: 'http://experts.example.org' }]) {
    expect(faultsOf(source)).toEqual([
      expect.stringMatching(/^PUBLIC_URL must begin with https.*ALLOW_HTTP=1/),
    ]);
    expect(faultsOf({ ...source, ALLOW_HTTP: '0' })).toHaveLength(1);
    expect(readConfig({ ...source, ALLOW_HTTP: '1' }).isUnencrypted).toBe(true);
  }
  expect(readConfig({ ...production, ALLOW_HTTP: '1' }).isUnencrypted).toBe(false);
  expect(readConfig({ PUBLIC_URL: 'http://rostrum.test' }).isUnencrypted).toBe(false);
});

test('listens on this machine alone while developing, and is opened by name', () => {
  expect(readConfig({ NODE_ENV: 'test' }).host).toBe('localhost');
  expect(readConfig({ HOST: '' }).host).toBe('localhost');
  expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  expect(readConfig(production).host).toBe('0.0.0.0');
  expect(readConfig({ ...production, HOST: '::1' }).host).toBe('::1');
});

test('describes the API in production only when told to', () => {
  expect(readConfig(production).hasApiDocs).toBe(false);
  expect(readConfig({ ...production, API_DOCS: '1' }).hasApiDocs).toBe(true);
  expect(readConfig({ API_DOCS: '0' }).hasApiDocs).toBe(false);
});

test('reads empty settings as absent, and the origin alone of an address', () => {
  expect(
    readConfig({ DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: 'https://experts.example.org/path' }),
  ).toMatchObject({ databaseUrl: undefined, smtpUrl: undefined, publicUrl: 'https://experts.example.org' });
});

test('believes a header with the country of visitors only from a proxy that is trusted', () => {
  expect(faultsOf({ COUNTRY_HEADER: 'CF-IPCountry' })).toEqual([expect.stringContaining('TRUST_PROXY')]);
  expect(faultsOf({ COUNTRY_HEADER: 'a header', TRUST_PROXY: '10.0.0.1' })).toHaveLength(1);
  expect(readConfig({ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '10.0.0.1' }).countryHeader).toBe(
    'cf-ipcountry',
  );
});

test('sources of publications are named, each alone or at a mirror; anything else is a fault', () => {
  expect(readConfig({}).publications).toEqual({});
  expect(
    readConfig({ PUBLICATION_SOURCES: 'orcid, openalex=https://mirror.example.org/x' }).publications,
  ).toEqual({
    orcid: { address: undefined },
    openalex: { address: 'https://mirror.example.org' },
  });
  for (const wrong of ['scopus', 'orcid=mirror'])
    expect(faultsOf({ PUBLICATION_SOURCES: wrong })[0]).toContain(`'${wrong}' is none`);
});
