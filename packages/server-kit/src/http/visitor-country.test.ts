import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readVisitorCountry } from './visitor-country.ts';

test('a country is what a trusted proxy says, and nothing that a browser sends', async () => {
  const app = fastify({ trustProxy: ['10.0.0.1'] });
  app.decorate('countryHeader', 'cf-ipcountry');
  app.get('/', (request) => ({ country: readVisitorCountry(request) ?? null }));
  const ask = async (remoteAddress: string, headers: Record<string, string>) =>
    (await app.inject({ url: '/', remoteAddress, headers })).json<{ country: string | null }>().country;
  const forwarded = { 'x-forwarded-for': '203.0.113.9', 'cf-ipcountry': 'NO' };
  expect(await ask('10.0.0.1', forwarded)).toBe('NO');
  expect(await ask('192.0.2.7', forwarded)).toBeNull();
  expect(await ask('10.0.0.1', { 'cf-ipcountry': 'NO' })).toBeNull();
  for (const unknown of ['XX', 'T1', 'NOR', '', 'NO, SE', '<b>'])
    expect(await ask('10.0.0.1', { ...forwarded, 'cf-ipcountry': unknown })).toBeNull();
  await app.close();
});
