import {
  overrideResetPath,
  signInBrandElement,
  type Registry,
  type RegistryArea,
  type ShellRelease,
  type SignInBrand,
} from '@rostrum/contracts';
import { type PublicPage, SafeHtml, html, jsonForScript } from '@rostrum/server-kit/module';
import { previewFile, previewSize } from '../modules/public-pages/index.ts';
import type { SignInTheme } from '../modules/themes/index.ts';
import { chosenColoursScript } from './chosen-colours.ts';
import { drawnPage, drawnStyle } from './drawn-page.ts';
import { firstFrame, firstFrameStyle } from './first-frame.ts';
import { withoutScript, type SignInPage } from './sign-in-pages.ts';
import { icon, siteLinks } from './site-identity/site-identity.ts';

export const shellBase = '/assets/shell/';

export interface IndexHtml {
  nonce: string;
  origin: string;
  shell: ShellRelease;
  entry: keyof ShellRelease['entries'];
  /** Left out for pages that load no area. */
  registry?: Registry;
  /** That these releases were given to this visitor, for what the page reports of them. */
  proof?: string;
  /** Share of page views that track what areas leave behind. */
  leakTrackingShare: number;
  /** The area that will be mounted first: its entry is fetched while the shell still loads. */
  area?: RegistryArea;
  page?: PublicPage;
  /** The sheet of a page that is drawn in its final form. */
  finishedStyle?: SafeHtml;
  /** Whether search engines may keep it. */
  isIndexed: boolean;
  signInPage?: SignInPage & { url: string; theme?: SignInTheme | undefined; brand: SignInBrand };
}

/** The dashboard's pages have nothing to read yet: they show a header and the spinner until the application draws. */
const hasFirstFrame = ({ page, entry }: IndexHtml): boolean => entry === 'shell' && page === undefined;

/** The look of an organisation, before anything of its page is painted. */
export const themeSheet = ({ page, signInPage }: Pick<IndexHtml, 'page' | 'signInPage'>): SafeHtml | '' => {
  const theme = page?.theme ?? signInPage?.theme;
  return theme ? html`<link rel="stylesheet" href="${theme.stylesheet}">` : '';
};

/** What can be read of a public page; a theme holds as long as it is shown. */
const readablePart = ({ page, finishedStyle }: IndexHtml): SafeHtml | '' =>
  finishedStyle
    ? ''
    : page?.theme
      ? html`<div data-organisation="${page.theme.organisation}">${page.html}</div>`
      : (page?.html ?? '');

/** Nothing below a style sheet is painted before it is there. */
function styleSheets({ shell, entry }: IndexHtml): SafeHtml {
  const { styles } = shell.entries[entry];
  return html`${styles.map((file) => html`<link rel="stylesheet" href="${shellBase}${file}" integrity="${shell.integrity[file] ?? ''}" crossorigin="anonymous">`)}`;
}

const preloadedSheets = ({ shell, entry }: IndexHtml): SafeHtml =>
  html`${shell.entries[entry].styles.map((file) => html`<link rel="preload" as="style" href="${shellBase}${file}" integrity="${shell.integrity[file] ?? ''}" crossorigin="anonymous">`)}`;

function shellScripts({ shell, entry, nonce }: IndexHtml): SafeHtml {
  const { scripts } = shell.entries[entry];
  const hash = (file: string) => shell.integrity[file] ?? '';
  return html`${scripts.map((file) => html`<script defer nonce="${nonce}" src="${shellBase}${file}" integrity="${hash(file)}" crossorigin="anonymous"></script>`)}`;
}

/** The two files every area begins with. A preloaded script is judged by the policy like any other, so it has the nonce. */
function areaHints({ area, nonce }: IndexHtml): SafeHtml | '' {
  // What is still being written comes from another origin and has no hashes to preload it with.
  if (!area || Object.keys(area.integrity).length === 0) return '';
  const entry = Object.keys(area.integrity).find((file) => /^remote-?entry[^/]*\.js$/i.test(file));
  const script =
    entry === undefined
      ? ''
      : html`<link rel="preload" as="script" nonce="${nonce}" href="${area.base}${entry}" integrity="${area.integrity[entry] ?? ''}" crossorigin="anonymous">`;
  return html`<link rel="preload" as="fetch" href="${area.base}${area.entry}" crossorigin="anonymous">${script}`;
}

const descriptionOf = (description: string) => html`<meta name="description" content="${description}">`;

/** What previews of links are made of: a picture in their measure, the one that is drawn of the page, or one that it names. */
function imageTags({ preview, shareImage, image, canonicalPath }: PublicPage, origin: string): SafeHtml | '' {
  const shared = shareImage && {
    address: new URL(shareImage.src, origin).href,
    type: 'image/jpeg',
    alt: shareImage.alt,
  };
  const drawn = preview && {
    address: `${origin}${canonicalPath}${previewFile}`,
    type: 'image/png',
    alt: [preview.title, preview.subtitle, preview.kicker].filter(Boolean).join('. '),
  };
  const large = shared ?? drawn;
  if (!large)
    return image === undefined
      ? ''
      : html`<meta property="og:image" content="${new URL(image, origin).href}">`;
  const embedding = preview
    ? html`<link rel="alternate" type="application/json+oembed" href="${origin}/oembed?url=${encodeURIComponent(`${origin}${canonicalPath}`)}">`
    : '';
  return html`<meta property="og:image" content="${large.address}"><meta property="og:image:type" content="${large.type}"><meta property="og:image:width" content="${String(previewSize.width)}"><meta property="og:image:height" content="${String(previewSize.height)}"><meta property="og:image:alt" content="${large.alt}"><meta name="twitter:card" content="summary_large_image">${embedding}`;
}

/** Title, description, previews and structured data of a page. */
export function metadata({
  page,
  origin,
  signInPage,
  isIndexed,
}: Pick<IndexHtml, 'page' | 'origin' | 'signInPage' | 'isIndexed'>): SafeHtml {
  const robots = isIndexed ? '' : html`<meta name="robots" content="noindex">`;
  if (signInPage) {
    const { title, description } = signInPage;
    return html`<title>${title} · Rostrum</title>${description === undefined ? '' : descriptionOf(description)}${robots}`;
  }
  if (!page) return html`<title>Rostrum</title>${robots}`;
  const canonical = `${origin}${page.canonicalPath}`;
  return html`<title>${page.title}</title>${descriptionOf(page.description)}${robots}<link rel="canonical" href="${page.canonicalElsewhere ?? canonical}"><meta property="og:title" content="${page.title}"><meta property="og:description" content="${page.description}"><meta property="og:url" content="${canonical}"><meta property="og:type" content="website">${imageTags(page, origin)}${page.feeds?.map(({ type, title, path }) => html`<link rel="alternate" type="${type}" title="${title}" href="${origin}${path}">`)}${page.jsonLd === undefined ? '' : html`<script type="application/ld+json">${jsonForScript(page.jsonLd)}</script>`}`;
}

function bodyWithoutScript({ page, signInPage }: IndexHtml): SafeHtml | '' {
  if (page) return '';
  if (signInPage) return withoutScript(signInPage.url);
  return html`<noscript><p>This page needs JavaScript. Public expert and organisation pages can be read without it; to sign in without it, use <a href="/api/auth/signin?plain=1">the plain form</a>.</p></noscript>`;
}

const chosenColours = (nonce: string) =>
  html`<script nonce="${nonce}">${new SafeHtml(chosenColoursScript)}</script>`;

const written = new WeakMap<Registry, SafeHtml>();

/** Most visitors get the same answer object, which is long: it is written out once. */
function inlined(registry: Registry): SafeHtml {
  const text = written.get(registry) ?? jsonForScript(registry);
  written.set(registry, text);
  return text;
}

/**
 * Appears when nothing was drawn for a quarter of a minute: the script did not arrive, or what runs of it hangs. It needs
 * none, and leads out of an override that keeps the page from starting.
 */
const fatalPart = (nonce: string) =>
  html`<style nonce="${nonce}">.r-late{position:absolute;inset:20vh 24px auto;max-width:36rem;margin:0 auto;font:16px/1.5 system-ui,sans-serif;visibility:hidden}@media (scripting:enabled){.r-late{animation:r-late 0s 15s forwards}}#root:not(:empty)~.r-late{display:none}@keyframes r-late{to{visibility:visible}}</style>
<div class="r-late"><h1>Rostrum has not started</h1><p><a href="">Reload the page</a>. If that does not help, <a href="${overrideResetPath}">go back to the released version</a>.</p></div>`;

/** The page of every HTML route: metadata and readable text first, then the app that replaces them. */
export function indexHtml(options: IndexHtml): string {
  const { registry, proof = '', leakTrackingShare, page } = options;
  const isEarly = hasFirstFrame(options);
  const signInTheme = options.signInPage?.theme;
  const registryScript = registry
    ? html`<script type="application/json" id="rostrum-registry" data-proof="${proof}" data-leak-tracking="${String(leakTrackingShare)}">${inlined(registry)}</script>`
    : '';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${signInTheme?.icon ?? icon}">${siteLinks}
${chosenColours(options.nonce)}
${metadata(options)}
${isEarly ? html`${firstFrameStyle(options.nonce)}${preloadedSheets(options)}` : styleSheets(options)}${options.finishedStyle ? drawnStyle(options.finishedStyle, options.nonce) : ''}${themeSheet(options)}
${shellScripts(options)}
${areaHints(options)}
${isEarly ? '' : registryScript}${options.signInPage ? html`<script type="application/json" id="${signInBrandElement}">${jsonForScript(options.signInPage.brand)}</script>` : ''}
</head>
<body${signInTheme && html` data-organisation="${signInTheme.organisation}"`}>
<div id="root">${readablePart(options)}</div>
${page && options.finishedStyle ? drawnPage(page, options.nonce) : ''}
${isEarly ? html`${firstFrame()}${styleSheets(options)}${registryScript}` : ''}
${page || options.entry !== 'shell' ? '' : fatalPart(options.nonce)}
${bodyWithoutScript(options)}
</body>
</html>
`.text;
}
