import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig } from '@rspack/cli';
import type { Compiler, RspackPluginInstance } from '@rspack/core';

const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes a brotli and a gzip twin beside each built file: the server sends what a browser accepts and never compresses. */
class CompressPlugin implements RspackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise('CompressPlugin', async (stats) => {
      if (stats.hasErrors()) return;
      const files = stats.compilation.getAssets().map(({ name }) => join(compiler.outputPath, name));
      for (const file of files) {
        const content = await readFile(file);
        for (const [ending, compress] of Object.entries(encodings))
          await writeFile(`${file}.${ending}`, await compress(content));
      }
    });
  }
}

// One plain module without hashes: its address stands on pages that no one here can change.
export default defineConfig({
  entry: { rostrum: './src/rostrum.ts' },
  mode: 'production',
  output: {
    path: `${import.meta.dirname}/dist`,
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    clean: true,
  },
  target: ['web', 'es2022'],
  resolve: { extensions: ['.ts'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
    parser: { javascript: { importMeta: false } },
  },
  plugins: [new CompressPlugin()],
  devtool: false,
});
