import { readFileSync } from 'node:fs';
import path from 'node:path';
import fp from 'fastify-plugin';
import { html, SafeHtml } from '@rostrum/server-kit/module';

const iconSvg =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='#0b6073'/><path d='M11 24V8h6.2a4.8 4.8 0 0 1 1 9.5L22 24' fill='none' stroke='#fff' stroke-width='3'/></svg>";

/** The mark of the product for browser tabs, without a request of its own. */
export const icon = `data:image/svg+xml,${encodeURIComponent(iconSvg)}`;

/** Links of every page to what browsers and devices ask for: icons, the description as an application, the search. */
export const siteLinks = new SafeHtml(
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest"><link rel="search" type="application/opensearchdescription+xml" title="Rostrum" href="/opensearch.xml">',
);

const readIcon = (file: string) => readFileSync(path.join(import.meta.dirname, file));

const iconFiles = [
  { path: '/favicon.ico', file: 'favicon.ico', type: 'image/x-icon' },
  { path: '/apple-touch-icon.png', file: 'apple-touch-icon.png', type: 'image/png' },
  { path: '/apple-touch-icon-precomposed.png', file: 'apple-touch-icon.png', type: 'image/png' },
  { path: '/icon-192.png', file: 'icon-192.png', type: 'image/png' },
  { path: '/icon-512.png', file: 'icon-512.png', type: 'image/png' },
  { path: '/icon-maskable-512.png', file: 'icon-maskable-512.png', type: 'image/png' },
] as const;

const webManifest = {
  name: 'Rostrum',
  short_name: 'Rostrum',
  description: 'Find experts and answer inquiries to them.',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: '#f5f7f8',
  theme_color: '#0b6073',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const writeSearchDescription = (origin: string) =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>Rostrum</ShortName><Description>Search experts and organisations</Description><InputEncoding>UTF-8</InputEncoding><Image width="48" height="48" type="image/x-icon">${origin}/favicon.ico</Image><Url type="text/html" method="get" template="${origin}/dashboard/search?q={searchTerms}"/></OpenSearchDescription>
`.text;

const forADay = 'public, max-age=86400';

/** Serves the addresses that browsers and devices ask every site for. */
export const siteIdentity = fp<{ origin: string }>(
  async (app, { origin }) => {
    const options = { config: { policy: 'file', quiet: true } } as const;
    for (const { path: address, file, type } of iconFiles) {
      const bytes = readIcon(file);
      app.get(address, options, async (_request, reply) =>
        reply.header('cache-control', forADay).type(type).send(bytes),
      );
    }
    app.get('/site.webmanifest', options, async (_request, reply) =>
      reply
        .header('cache-control', forADay)
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(webManifest)),
    );
    app.get('/opensearch.xml', options, async (_request, reply) =>
      reply
        .header('cache-control', forADay)
        .type('application/opensearchdescription+xml; charset=utf-8')
        .send(writeSearchDescription(origin)),
    );
  },
  { name: 'site-identity' },
);
