import type { Compiler, RspackPluginInstance } from '@rspack/core';
import type { Workspace } from './workspace.ts';

const sourceOf = (identifier: string) => /[\\/]packages[\\/]([\w-]+)[\\/]src[\\/]/.exec(identifier)?.[1];

/** Fails a build that carries sources of a package its version does not count: the URL would stay while the bytes change. */
export class BundledOnlyPlugin implements RspackPluginInstance {
  readonly #allowed: ReadonlySet<string>;

  constructor(bundled: readonly Workspace[]) {
    this.#allowed = new Set([
      'federation',
      ...bundled.map(({ directory }) => directory.split(/[\\/]/).at(-1) ?? ''),
    ]);
  }

  apply(compiler: Compiler) {
    compiler.hooks.finishMake.tap('BundledOnlyPlugin', (compilation) => {
      const strangers = new Set<string>();
      for (const module of compilation.modules) {
        const folder = sourceOf(module.identifier());
        if (folder && !this.#allowed.has(folder)) strangers.add(folder);
      }
      for (const folder of strangers) {
        compilation.errors.push(
          new Error(
            `This area would carry packages/${folder}. Take it from the shell: import a path of shared-policy.ts.`,
          ),
        );
      }
    });
  }
}
