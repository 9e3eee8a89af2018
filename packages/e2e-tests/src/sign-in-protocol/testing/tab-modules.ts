import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { Tab } from './tabs.ts';

type Exports = Record<string, unknown>;
type Run = (...given: readonly unknown[]) => void;

const names = ['exports', 'require', 'module', 'process', 'window', 'location'];

/** The page's window, with a `location` that notes down where the code wants to go. */
const windowOf = (tab: Tab) =>
  new Proxy(tab.window, {
    get(target, name) {
      if (name === 'location') return tab.location;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const compiled = new Map<string, vm.Script>();

/** Compiled once for all tabs. */
function scriptOf(file: string): vm.Script {
  const known = compiled.get(file);
  if (known) return known;
  const source = `(function (${names.join(', ')}) {${readFileSync(file, 'utf8')}\n})`;
  const script = new vm.Script(source, { filename: file });
  compiled.set(file, script);
  return script;
}

/**
 * Loads CommonJS packages into one tab, unmodified, each tab with copies of its own: the library keeps the session in
 * variables of its module, as it would in a page.
 */
export function createTabModules(tab: Tab): (id: string) => Exports {
  const loaded = new Map<string, { exports: Exports }>();
  const window = windowOf(tab);
  const load = (file: string): Exports => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} as Exports };
    loaded.set(file, module);
    const resolve = createRequire(file).resolve;
    const run = scriptOf(file).runInContext(tab.context) as Run;
    const process = { env: { NODE_ENV: 'production' } };
    run(module.exports, (id: string) => load(resolve(id)), module, process, window, tab.location);
    return module.exports;
  };
  return (id) => load(createRequire(import.meta.url).resolve(id));
}
