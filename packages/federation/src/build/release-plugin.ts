import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler, RspackPluginInstance, Stats } from '@rspack/core';
import { compressFiles } from './compress-files.ts';
import { integrityOf } from './integrity-of.ts';
import { sizesOf } from './sizes-of.ts';

type Sizes = Awaited<ReturnType<typeof sizesOf>>;

export interface BuiltFiles {
  /** Names of the shipped files, relative to the output. */
  names: readonly string[];
  integrity: Record<string, string>;
  /** Brotli bytes of some of the files; zero while developing, when nothing is compressed. */
  sizesOf: (names: readonly string[]) => Promise<Sizes>;
  stats: Stats;
}

export interface ReleasePluginOptions {
  /** Called with each finished build; answers the release files to write, by their name. */
  describe: (files: BuiltFiles) => Promise<Record<string, unknown>>;
}

const federationStats = 'mf-stats.json';
const isShipped = (name: string) => name !== federationStats && !name.endsWith('.map');
const cleaned = new Set<string>();

/** Removes the last build. Before the build and not by `output.clean`, which deletes what federation adds while building. */
function clean(directory: string) {
  if (cleaned.has(directory)) return;
  cleaned.add(directory);
  rmSync(directory, { recursive: true, force: true });
}

/** Turns a finished build into a release: hashes, brotli twins and the file that describes it. */
export class ReleasePlugin implements RspackPluginInstance {
  readonly #describe: ReleasePluginOptions['describe'];

  constructor({ describe }: ReleasePluginOptions) {
    this.#describe = describe;
  }

  apply(compiler: Compiler) {
    compiler.hooks.beforeRun.tap('ReleasePlugin', () => clean(compiler.outputPath));
    compiler.hooks.watchRun.tap('ReleasePlugin', () => clean(compiler.outputPath));
    compiler.hooks.done.tapPromise('ReleasePlugin', async (stats) => {
      if (stats.hasErrors()) return;
      const isShipping = compiler.options.mode === 'production' && !compiler.watchMode;
      const directory = compiler.outputPath;
      const names = stats.compilation
        .getAssets()
        .map(({ name }) => name)
        .filter(isShipped);
      rmSync(join(directory, federationStats), { force: true });
      const integrity = await integrityOf(directory, names);
      if (isShipping) await compressFiles(names.map((name) => join(directory, name)));
      const described = await this.#describe({
        names,
        integrity,
        stats,
        sizesOf: async (some) => (isShipping ? sizesOf(directory, some) : { js: 0, css: 0 }),
      });
      for (const [name, content] of Object.entries(described)) {
        await writeFile(join(directory, name), `${JSON.stringify(content, null, 2)}\n`);
      }
    });
  }
}
