import type { ForeignPage } from './foreign-site.ts';
import { makeReactPage } from './react-page.ts';

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

/** Pages of other people, by what is hard about each, with the pasted code in them. */
export const pagesOfOthers = (code: string): Readonly<Record<string, ForeignPage>> => {
  const [script = '', ...element] = code.split('\n');
  return {
    plain: { body: code },
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
    application: {
      body: `${script}<button>Other page</button><main>${element.join('')}</main>`,
      script: application,
    },
  };
};
