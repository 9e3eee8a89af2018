import { expect, test } from 'vitest';
import { developerUrl } from './developer-url.ts';

const allowed = { origins: ['https://preview.example.org'], own: 'http://localhost:4000' };

test.each([
  ['http://localhost:3001', 'http://localhost:3001/'],
  ['http://127.0.0.1:3001/people/', 'http://127.0.0.1:3001/people/'],
  ['http://[::1]:9', 'http://[::1]:9/'],
  ['https://preview.example.org/pr-812', 'https://preview.example.org/pr-812/'],
])('%s may be one', (text, base) => {
  expect(developerUrl(text, allowed)).toBe(base);
});

test.each([
  'http://localhost:4000/',
  'http://preview.example.org/',
  'https://preview.example.org.evil.example/',
  'https://evil.example/',
  'http://localhost.evil.example/',
  'http://localhost@evil.example/',
  'http://user:secret@localhost:3001/',
  'http://localhost:3001/?next=1',
  'http://localhost:3001/#x',
  'https://localhost:3001/',
  'javascript:alert(1)//localhost',
  'data:text/javascript,alert(1)',
  "http://localhost:3001'; script-src *",
  '//localhost:3001',
  '',
])('%s may not', (text) => {
  expect(developerUrl(text, allowed)).toBeUndefined();
});
