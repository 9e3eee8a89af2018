import { expect, test } from 'vitest';
import { announcement, localOrigin } from './announce.ts';
import type { Settings } from './settings.ts';

const development: Settings = {
  port: 4000,
  host: 'localhost',
  isProduction: false,
  isDemo: true,
  isUnencrypted: false,
  shutdownGraceSeconds: 0,
};
const said = (settings: Partial<Settings>) => announcement({ ...development, ...settings });

test('says where it listens, and that nobody else is let in', () => {
  expect(said({})).toContain(
    'ready at http://localhost:4000\nIt listens on 127.0.0.1 and ::1: this machine only.',
  );
  expect(said({ host: '127.0.0.1' })).toContain('this machine only');
  expect(said({})).not.toContain('WARNING');
});

test('opened, it says what others would find', () => {
  expect(said({ host: '0.0.0.0' })).toMatch(
    /listens on 0\.0\.0\.0\.\nWARNING: .*\/dev\/mail.*\/dev\/idp.*passwords/,
  );
  expect(said({ host: '192.0.2.7', isDemo: false })).toMatch(/WARNING: .*\/dev\/mail/);
  expect(said({ host: '192.0.2.7', isDemo: false })).not.toContain('/dev/idp');
});

test('in production these pages do not exist, and http is named', () => {
  const production = { host: '0.0.0.0', isProduction: true, isDemo: false };
  expect(said(production)).not.toContain('WARNING');
  expect(said({ ...production, isUnencrypted: true })).toContain('WARNING: ALLOW_HTTP is set.');
});

test('the server is looked for where it listens', () => {
  expect(['localhost', '0.0.0.0', '::'].map((host) => localOrigin({ host, port: 1 }))).toEqual(
    Array<string>(3).fill('http://localhost:1'),
  );
  expect(localOrigin({ host: '192.0.2.7', port: 1 })).toBe('http://192.0.2.7:1');
  expect(localOrigin({ host: '::1', port: 1 })).toBe('http://[::1]:1');
});
