import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ForeignPage } from './foreign-site.ts';

const require = createRequire(import.meta.url);

/** What a bundle of an application with React holds, each module under the name that others ask for it by. */
const modules = {
  scheduler: ['scheduler', 'cjs/scheduler.production.js'],
  react: ['react', 'cjs/react.production.js'],
  'react-dom': ['react-dom', 'cjs/react-dom.production.js'],
  'react-dom/client': ['react-dom', 'cjs/react-dom-client.production.js'],
} as const;

const readModule = ([library, file]: readonly [string, string]): string =>
  readFileSync(path.join(path.dirname(require.resolve(`${library}/package.json`)), file), 'utf8');

/** Draws the pasted element as a part of its own, again at each press of a button, and takes it away and back. */
const application = `
const { createElement, useState, StrictMode } = load('react');
const toElement = (node) =>
  node.nodeType === 3 ? node.data
    : createElement(node.localName, Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
        ...[...node.childNodes].map(toElement));
function Application({ pasted }) {
  const [isShown, setIsShown] = useState(true);
  const [count, setCount] = useState(0);
  return createElement('div', null,
    createElement('button', { onClick: () => setIsShown(!isShown) }, 'Other page'),
    createElement('button', { onClick: () => setCount(count + 1) }, 'Drawn ' + count),
    createElement('main', { className: 'count-' + count }, isShown ? toElement(pasted) : null));
}
addEventListener('DOMContentLoaded', () => {
  const pasted = document.querySelector('template').content.firstElementChild;
  load('react-dom/client').createRoot(document.getElementById('root'))
    .render(createElement(StrictMode, null, createElement(Application, { pasted })));
});`;

/** A page that React draws, with the pasted element in it as any other element of its own. */
export function makeReactPage(script: string, element: string): ForeignPage {
  const library = Object.entries(modules)
    .map(
      ([name, file]) =>
        `${JSON.stringify(name)}: function (module, exports, require) {\n${readModule(file)}\n}`,
    )
    .join(',\n');
  const loader = `const made = {};
const process = { env: { NODE_ENV: 'production' } };
const source = {\n${library}\n};
function load(name) {
  if (!made[name]) { made[name] = { exports: {} }; source[name](made[name], made[name].exports, load); }
  return made[name].exports;
}`;
  return {
    body: `${script}<template>${element}</template><div id="root"></div>`,
    script: `{${loader}${application}}`.replaceAll('</script', String.raw`<\/script`),
  };
}
