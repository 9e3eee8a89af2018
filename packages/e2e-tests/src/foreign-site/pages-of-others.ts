import type { ForeignPage } from './foreign-site.ts';
import { makeReactPage } from './react-page.ts';
import { makeVuePage } from './vue-page.ts';

/** What Prototype and its age did to the objects of the browser. */
const oldGlobals = `
Array.from = function (list) { var all = []; for (var i = 0; list && i < list.length; i++) all.push(list[i]); return all; };
Array.prototype.each = function (tell) { for (var i = 0; i < this.length; i++) tell(this[i]); return this; };
Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']'; };
String.prototype.strip = function () { return this.replace(/^ +| +$/g, ''); };
Function.prototype.bind = function (self) { var own = this; return function () { return own.apply(self, arguments); }; };
window.$ = function (id) { return document.getElementById(id); };
window.name = 'old'; window.status = 'old';`;

/** A block theme wraps what is pasted in its own layout, whose rules reach for every child. */
const wordPress = (
  code: string,
) => `<div class="wp-site-blocks"><main class="wp-block-group is-layout-constrained">
<div class="entry-content wp-block-post-content is-layout-flow">\n${code}\n<p class="wp-block-paragraph">Below.</p></div></main></div>`;
const wordPressCss = `:where(.is-layout-flow) > * { margin-block: 24px 0 } .is-layout-constrained > :not(.alignleft) { max-width: 645px; margin-inline: auto !important }
.entry-content ul { padding-left: 40px; list-style: disc } .entry-content a:where(:not(.wp-element-button)) { text-decoration: underline } img { height: auto; max-width: 100% }`;

/** Takes the embed away and puts it in again, as an application does that draws its pages itself. */
const application = `
addEventListener('DOMContentLoaded', () => {
  const place = document.querySelector('main');
  const first = place.firstElementChild;
  document.querySelector('button').onclick = () => {
    if (first.isConnected) place.replaceChildren();
    else place.replaceChildren(first);
  };
});`;

/** A style sheet that reaches for everything, as one of a page does that was never meant to hold others. */
export const hostile = `
* { color: #fff !important; font: 60px/3 fantasy !important; letter-spacing: 1em !important; text-transform: uppercase !important; text-align: right !important; visibility: hidden !important; }
a, button, form, input, img, li, ul, p { display: none !important; position: absolute !important; width: 0 !important; }
:root, rostrum-directory { --colour: #fff; --link: #fff; --background: #fff; --radius: 90px; }
`;

/** What a page with a strict policy allows that has code of an installation in it: the installation, and nothing inline. */
export const strictPolicy = (origin: string): string =>
  `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src ${origin}; base-uri 'none'; require-trusted-types-for 'script'`;

/** The code as it is pasted into a page: the script, and the element with the link that it replaces. */
export const pastedCode = (origin: string): string =>
  `<script type="module" src="${origin}/embed/rostrum.js"></script>\n<rostrum-directory organization="northmere">\n<a href="/x">Experts</a></rostrum-directory>`;

/** Pages of other people, by what is hard about each, with the code of an installation pasted into them. */
export const pagesOfOthers = (origin: string): Readonly<Record<string, ForeignPage>> => {
  const code = pastedCode(origin);
  const [script = '', ...element] = code.split('\n');
  return {
    plain: { body: code },
    strict: { body: code, policy: strictPolicy(origin) },
    hostile: { body: code, css: hostile },
    wordpress: { body: wordPress(code), css: wordPressCss },
    unset: { body: code, css: '* { all: unset } head, script, style, title { display: none }' },
    quirks: { body: `<table><tr><td>${code}</td></tr></table>`, isQuirky: true },
    prototype: { body: code, script: oldGlobals },
    rightToLeft: { body: code, root: 'lang="ar" dir="rtl"' },
    dark: { body: code, css: ':root { color-scheme: dark; background: #111 }' },
    large: { body: code, css: 'html { font-size: 32px } body { line-height: 3; text-align: justify }' },
    flex: {
      body: `<div>${code}<aside>Beside</aside></div>`,
      css: 'div { display: flex } aside { width: 200px }',
    },
    react: makeReactPage(script, element.join('')),
    vue: makeVuePage(script, element.join('')),
    application: {
      body: `${script}<button>Other page</button><main>${element.join('')}</main>`,
      script: application,
    },
  };
};
