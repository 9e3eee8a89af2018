import { join } from 'node:path';
import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';

const target = /[\\/]Dom[\\/]dynamicCSS(\.js)?$/;
const replacement = join(import.meta.dirname, '../bundled/dynamic-css.ts');

/**
 * antd's scroll lock and scrollbar measuring insert style tags without a nonce and have no setting for one, which the
 * content security policy refuses. Their module is replaced by ours; the build fails when there is nothing to replace,
 * so that an update of antd cannot lose the fix unnoticed.
 */
export class DynamicCssPlugin implements RspackPluginInstance {
  apply(compiler: Compiler) {
    let replaced = 0;
    new rspack.NormalModuleReplacementPlugin(target, (data) => {
      if (data.contextInfo.issuer === replacement) return;
      replaced += 1;
      data.request = replacement;
    }).apply(compiler);
    compiler.hooks.finishMake.tap('DynamicCssPlugin', (compilation) => {
      // Rebuilds in watch mode keep what they resolved before, so only the first build can tell.
      if (replaced > 0) return;
      compilation.errors.push(
        new Error(
          'No module Dom/dynamicCSS was found: antd would insert style tags that the security policy refuses.',
        ),
      );
    });
  }
}
