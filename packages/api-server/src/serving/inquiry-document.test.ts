import { html, SafeHtml } from '@rostrum/server-kit/module';
import { expect, test, vi } from 'vitest';
import * as themes from '../modules/themes/index.ts';
import { createInquiryDocument } from './inquiry-document.ts';

const hostile = '"><script>alert(1)</script>';
const assets = {
  style: new SafeHtml('main{color:red}'),
  script: new SafeHtml('start()'),
  hashes: { scripts: ['sha256-script'], styles: ['sha256-style'] },
};
const document = {
  title: `Not sent yet. Inquiry to ${hostile}`,
  heading: `Inquiry to ${hostile}`,
  path: '/experts/maren/inquiry',
  addressee: {
    name: hostile,
    path: '/experts/maren',
    usernames: ['maren'],
    similar: [],
    organisation: hostile,
    companyUsername: 'northmere',
    logo: '/files/light.webp',
    theme: '/themes/1.css',
    layout: null,
    timezone: 'UTC',
    deskPhone: null,
    types: [],
    form: null,
    asking: { company_username: 'northmere', name: 'Northmere' },
    notesOf: () => [],
  },
  content: html`<div data-inquiry-form><p>The form</p></div>`,
};
const at = {
  origin: 'http://rostrum.test',
  clock: () => new Date('2026-11-19T10:12:00Z'),
  db: undefined as never,
};

test('the inquiry page stands in the frame of public pages, is meant for one visitor, and counts for whom it is about', async () => {
  vi.spyOn(themes, 'findDarkLogo').mockResolvedValue('/files/dark.webp');
  const drawn = await createInquiryDocument({ ...at, publicAssets: () => assets })(document);
  expect(drawn?.text).toContain('<style>main{color:red}</style>');
  expect(drawn?.text).toContain('/themes/1.css');
  expect(drawn?.text).toContain('src="/files/light.webp"');
  expect(drawn?.text).toContain('src="/files/dark.webp"');
  expect(drawn?.text).toContain('<div data-inquiry-form><p>The form</p></div>');
  expect(drawn?.text).toMatch(/data-company="northmere"[^>]* data-username="maren"/);
  // Back to the page, and back here after signing in.
  expect(drawn?.text).toContain('href="/experts/maren"');
  expect(drawn?.text).not.toContain('<script>alert');
  expect(drawn?.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(drawn?.headers['content-security-policy']).toContain("script-src 'sha256-script';");
});

test('before the views are built there is none, and the plain page answers', async () => {
  expect(await createInquiryDocument({ ...at, publicAssets: () => undefined })(document)).toBeUndefined();
});
