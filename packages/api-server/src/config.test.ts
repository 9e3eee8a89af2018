import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './startup-error.ts';

const faultsOf = (source: Record<string, string>): readonly string[] => {
  try {
    readConfig(source);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
};

test('needs nothing in development', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'development',
    port: 4000,
    publicUrl: 'http://localhost:4000',
    demo: true,
    databaseUrl: undefined,
    rateLimitScale: 1,
  });
});

test('lists every fault at once, by the name of the setting', () => {
  const faults = faultsOf({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    PUBLIC_URL: 'experts',
    SMTP_URL: 'mail',
    MAIL_FROM: 'a@b\r\nBcc: c@d',
  });
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'PUBLIC_URL',
    'SMTP_URL',
    'MAIL_FROM',
  ]);
});

test('asks for a secret in production, keeps the limits there and loads no demonstration unless told to', () => {
  expect(faultsOf({ NODE_ENV: 'production', RATE_LIMIT_SCALE: '10' })).toHaveLength(2);
  const secret = 'x'.repeat(32);
  expect(readConfig({ NODE_ENV: 'production', AUTH_SECRET: secret }).demo).toBe(false);
  expect(readConfig({ NODE_ENV: 'production', AUTH_SECRET: secret, DEMO: '1' }).demo).toBe(true);
});

test('reads empty settings as absent, and the origin alone of an address', () => {
  expect(
    readConfig({ DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: 'https://experts.example.org/path' }),
  ).toMatchObject({ databaseUrl: undefined, smtpUrl: undefined, publicUrl: 'https://experts.example.org' });
});
