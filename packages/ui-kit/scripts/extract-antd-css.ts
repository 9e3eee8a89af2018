// Writes antd's rules for exactly the components that the kit exports, one file a group. With `zeroRuntime` antd then
// writes only variables in the browser, which costs a third of a second less on a slow phone.
import { createCache, extractStyle as rulesOf, StyleProvider } from '@ant-design/cssinjs';
import { extractStyle } from '@ant-design/static-style-extract';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import * as antd from 'antd';
import * as core from '../src/antd/core.ts';
import * as data from '../src/antd/data.ts';
import * as date from '../src/antd/date.ts';
import * as dialog from '../src/antd/dialog.ts';
import { antdTheme } from '../src/theme/antd-theme.ts';
import { closeOverStyles, folderOfComponent } from './antd-closure.ts';
import { assertEveryFamilyIsThere } from './css-families.ts';

type Cache = ReturnType<typeof createCache>;

// Layers settle who wins whatever the order of loading: our resets, then antd, then the kit's and the areas' own rules.
const layers = '@layer rostrum-base, antd;';
const { ConfigProvider } = antd;
const exported = (group: object) => Object.keys(group).filter((name) => name !== 'ConfigProvider');

/** Grid is a name for two components. */
const renderable = (names: readonly string[]) =>
  names.flatMap((name) => (name === 'Grid' ? ['Row', 'Col'] : [name]));

function render(names: readonly string[]): Cache {
  const cache = createCache();
  const theme = { ...antdTheme('light'), zeroRuntime: false };
  extractStyle({
    includes: renderable(names),
    customTheme: (node: ReactNode) =>
      createElement(StyleProvider, { cache }, createElement(ConfigProvider, { theme }, node)),
  });
  return cache;
}

function rules(cache: Cache, known?: Cache): string {
  for (const key of known?.cache.keys() ?? []) cache.cache.delete(key);
  return rulesOf(cache, { plain: true, types: 'style' });
}

const groups = [
  // The styles of dialogs are few, and a dialog must not be drawn without them.
  { name: 'core', components: [...exported(core), ...exported(dialog)] },
  { name: 'data', components: exported(data) },
  { name: 'date', components: exported(date) },
] as const;

const target = new URL('../dist/', import.meta.url);
mkdirSync(target, { recursive: true });
let known: Cache | undefined;
for (const { name, components } of groups) {
  const cache = render(closeOverStyles(components.map(folderOfComponent)));
  const complete = rules(render(components));
  assertEveryFamilyIsThere(components, complete);
  const merged = new Map([...(known?.cache ?? []), ...cache.cache]);
  const css = rules(cache, known);
  writeFileSync(new URL(`${name}.css`, target), `${layers}\n@layer antd {\n${css}\n}\n`);
  known = createCache();
  for (const [key, value] of merged) known.cache.set(key, value);
  console.log(`antd rules of ${name}: ${components.length} components, ${Math.round(css.length / 1000)} kB`);
}
