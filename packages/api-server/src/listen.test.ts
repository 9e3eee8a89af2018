import fastify from 'fastify';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

/** Addresses of this machine that others could reach it by. */
const outer = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);
const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

async function reached(host: string) {
  const app = fastify({ logger: false });
  app.get('/', () => 'here');
  await listen(app, { host, port: 0 });
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : 0;
  const ask = (name: string) =>
    fetch(`http://${name}:${port}/`, { headers: { connection: 'close' } }).then(
      (answer) => answer.text(),
      () => 'refused',
    );
  const names = ['127.0.0.1', 'localhost', ...(hasIpv6 ? ['[::1]'] : []), ...outer];
  const answers: Record<string, string> = {};
  for (const name of names) answers[name] = await ask(name);
  await app.close();
  const after = await Promise.all(names.map(ask));
  return { answers, after };
}

test('localhost is every loopback address, and nothing that others could reach', async () => {
  const { answers, after } = await reached('localhost');
  expect(answers).toEqual({
    '127.0.0.1': 'here',
    localhost: 'here',
    ...(hasIpv6 && { '[::1]': 'here' }),
    ...Object.fromEntries(outer.map((address) => [address, 'refused'])),
  });
  expect(new Set(after)).toEqual(new Set(['refused']));
});

test('a named address opens what it names', async () => {
  const { answers } = await reached('0.0.0.0');
  expect(answers).toMatchObject({
    '127.0.0.1': 'here',
    ...Object.fromEntries(outer.map((address) => [address, 'here'])),
  });
});
