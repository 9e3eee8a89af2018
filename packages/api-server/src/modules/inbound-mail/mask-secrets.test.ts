import { expect, test } from 'vitest';
import { maskSecrets } from './mask-secrets.ts';

const signature = `b${'0a'.repeat(24)}`;

test.for([
  ['an address', `Write to r${'4f'.repeat(20)}@reply.example.`, 'Write to …'],
  ['one in a link', `mailto:r${'4F'.repeat(32)}%40reply.example%3E`, 'mailto:…%3E'],
  ['one behind other characters', `x${signature}@reply.example now`, 'x… now'],
  ['two at once', `${signature}@a.example@b.example, ${signature}@c.example`, '…@b.example, …'],
  ['an ordinary address', 'jane.doe@harrowgate.example', 'jane.doe@harrowgate.example'],
  ['a short hex name', 'babe@harrowgate.example', 'babe@harrowgate.example'],
] as const)('%s', ([, text, masked]) => {
  expect(maskSecrets(text, 'https://rostrum.example')).toBe(masked);
});

test('links that open an inquiry lose their token, others stay', () => {
  const mask = (path: string) =>
    maskSecrets(`See https://rostrum.example${path} soon`, 'https://rostrum.example');
  expect(mask('/app/inquiry/AbCdEfGhIjKlMnOpQrStUv')).toBe('See https://rostrum.example/… soon');
  expect(mask('/app/people/an-expert-with-a-long-name')).toBe(
    'See https://rostrum.example/app/people/an-expert-with-a-long-name soon',
  );
});
