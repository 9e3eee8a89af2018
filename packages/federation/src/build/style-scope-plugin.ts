import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Compilation, type Compiler, type RspackPluginInstance } from '@rspack/core';
import { ownsName, styleFaults } from './style-scope.ts';

const advice = (area: string) =>
  `Begin the selector with a class of the area: one of a *.module.css, or one that begins with '${area}-'.`;

/** The line of one of the area's own style sheets that breaks its scope: what people can find, unlike a minified rule. */
function culprits(files: readonly string[], directory: string, area: string): string[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const isModule = file.endsWith('.module.css');
    return styleFaults(text, isModule ? () => true : ownsName(area)).map(({ line, reason }) => {
      const shown = text.split('\n')[line]?.trim() ?? '';
      return `${relative(directory, file)}:${line + 1}: '${shown}' could style the shell or another area: ${reason}. ${advice(area)}`;
    });
  });
}

/** Fails a build whose style sheets could reach beyond the area. */
export class StyleScopePlugin implements RspackPluginInstance {
  readonly #area: string;

  constructor(area: string) {
    this.#area = area;
  }

  apply(compiler: Compiler) {
    const area = this.#area;
    compiler.hooks.compilation.tap('StyleScopePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'StyleScopePlugin', stage }, (assets) => {
        const faults = Object.entries(assets)
          .filter(([name]) => name.endsWith('.css'))
          .flatMap(([name, source]) =>
            styleFaults(String(source.source()), ownsName(area)).map(
              ({ reason }) => `${name} could style the shell or another area: ${reason}. ${advice(area)}`,
            ),
          );
        if (faults.length === 0) return;
        const files = [...compilation.modules]
          .map((module) => module.nameForCondition() ?? '')
          .filter((file) => file.startsWith(compiler.context) && file.endsWith('.css'));
        const named = culprits([...new Set(files)], compiler.context, area);
        for (const fault of new Set(named.length > 0 ? named : faults))
          compilation.errors.push(new Error(fault));
      });
    });
  }
}
