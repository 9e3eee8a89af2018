import { join } from 'node:path';
import type { Compilation, Compiler, Module, RspackPluginInstance } from '@rspack/core';
import { isShellVendor } from './shell-vendors.ts';
import type { Workspace } from './workspace.ts';

const sourceOf = (identifier: string) => /[\\/]packages[\\/]([\w-]+)[\\/]src[\\/]/.exec(identifier)?.[1];
const vendorOf = (file: string) =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.[1]?.replaceAll('\\', '/');

/** The file of ours that brought a module in, through whatever other packages. */
function culpritOf(compilation: Compilation, module: Module): string {
  let issuer = compilation.moduleGraph.getIssuer(module);
  while (issuer && vendorOf(issuer.nameForCondition() ?? ''))
    issuer = compilation.moduleGraph.getIssuer(issuer);
  return issuer?.nameForCondition() ?? 'A file';
}

/**
 * Fails a build that carries what is in the shell already, or sources of a package that its version does not count: the
 * URL would stay while the bytes change.
 */
export class BundledOnlyPlugin implements RspackPluginInstance {
  readonly #allowed: ReadonlySet<string>;

  readonly #contracts: () => readonly string[];

  /** `contracts` are folders of the contracts that the area carries itself; which they are changes while it is watched. */
  constructor(bundled: readonly Workspace[], contracts: () => readonly string[]) {
    this.#contracts = contracts;
    this.#allowed = new Set([
      'federation',
      ...bundled.map(({ directory }) => directory.split(/[\\/]/).at(-1) ?? ''),
    ]);
  }

  apply(compiler: Compiler) {
    compiler.hooks.finishMake.tap('BundledOnlyPlugin', (compilation) => {
      const strangers = new Map<string, string>();
      const contracts = this.#contracts();
      for (const module of compilation.modules) {
        if (contracts.some((own) => module.nameForCondition()?.startsWith(join(own, '/')))) continue;
        const folder = sourceOf(module.identifier());
        if (folder && !this.#allowed.has(folder))
          strangers.set(`packages/${folder}`, culpritOf(compilation, module));
        const vendor = vendorOf(module.nameForCondition() ?? '');
        if (vendor && isShellVendor(vendor) && !strangers.has(vendor))
          strangers.set(vendor, culpritOf(compilation, module));
      }
      for (const [stranger, culprit] of strangers) {
        compilation.errors.push(
          new Error(
            `This area would carry ${stranger}, which the shell provides: ${culprit} brings it in. Take it from the shell: import a path of packages/federation/src/build/shared-policy.ts.`,
          ),
        );
      }
    });
  }
}
