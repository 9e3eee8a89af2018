import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';

export interface ReplacedModule {
  /** Whose module it is. */
  name: string;
  /** Requests that are answered with the replacement. */
  target: RegExp;
  /** The files whose requests are meant; all when left out. */
  issuer?: RegExp;
  /** Our file. It may import what it replaces. */
  replacement: string;
  /** What goes wrong when there is nothing to replace. */
  whenMissing: string;
}

/** Puts a module of ours in the place of a vendor's; the build fails when an update leaves nothing to replace. */
export class ReplacedModulePlugin implements RspackPluginInstance {
  readonly name: string;
  readonly #module: ReplacedModule;

  constructor(module: ReplacedModule) {
    this.name = module.name;
    this.#module = module;
  }

  apply(compiler: Compiler) {
    const { target, issuer, replacement, whenMissing } = this.#module;
    let replaced = 0;
    new rspack.NormalModuleReplacementPlugin(target, (data) => {
      if (data.contextInfo.issuer === replacement) return;
      if (issuer && !issuer.test(data.contextInfo.issuer)) return;
      replaced += 1;
      data.request = replacement;
    }).apply(compiler);
    compiler.hooks.afterCompile.tap('ReplacedModulePlugin', (compilation) => {
      // Rebuilds in watch mode keep what they resolved before, so only the first build can tell.
      if (replaced > 0) return;
      compilation.errors.push(new Error(`No module ${target.source} was found: ${whenMissing}`));
    });
  }
}
