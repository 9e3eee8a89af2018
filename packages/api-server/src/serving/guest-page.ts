import { html, SafeHtml, type PublicPage } from '@rostrum/server-kit/module';
import { chosenColoursScript } from './chosen-colours.ts';
import { metadata, themeSheet } from './index-html.ts';
import type { PublicAssets } from './public-assets.ts';
import { icon, siteLinks } from './site-identity/site-identity.ts';

export interface GuestPage {
  page: PublicPage;
  /** Header, page and footer as they stay. */
  body: SafeHtml;
  origin: string;
  isIndexed: boolean;
  assets: PublicAssets;
}

/** The document of a public page for a guest: styled from the first byte, and complete without a script. */
export function guestPage({ page, body, origin, isIndexed, assets }: GuestPage): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${page.theme?.icon ?? icon}">${siteLinks}
<script>${new SafeHtml(chosenColoursScript)}</script>
${metadata({ page, origin, isIndexed })}
<style>${assets.style}</style>${themeSheet({ page })}
</head>
<body>
${body}
<script>${assets.script}</script>
</body>
</html>
`.text;
}
