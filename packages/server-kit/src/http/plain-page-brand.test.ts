import fastify from 'fastify';
import { expect, test } from 'vitest';
import { html } from '../rich-text/html.ts';
import { sendPlainPage, type PlainPageBrand } from './plain-page.ts';

async function draw(brand: PlainPageBrand): Promise<string> {
  const app = fastify();
  app.get('/', (_request, reply) => sendPlainPage(reply, { title: 'Sign off', body: html`<p>x</p>`, brand }));
  const { body } = await app.inject('/');
  return body;
}

const brand = { name: 'Northmere', companyUsername: 'northmere' };

test('a page of an organisation offers its logo for dark mode to dark devices alone', async () => {
  const both = await draw({ ...brand, logo: '/files/light.webp', logoDark: '/files/"dark".webp' });
  expect(both).toContain(
    '<picture><source srcset="/files/&quot;dark&quot;.webp" media="(prefers-color-scheme:dark)"><img src="/files/light.webp" alt=""></picture>',
  );
  expect(await draw({ ...brand, logo: '/files/light.webp', logoDark: null })).not.toContain('<picture>');
  expect(await draw({ ...brand, logo: null, logoDark: '/files/dark.webp' })).not.toContain('dark.webp');
});
