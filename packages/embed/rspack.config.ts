import { defineConfig } from '@rspack/cli';
import { CompressPlugin } from './compress-plugin.ts';

// One plain module without hashes: its address stands on pages that nobody here can change.
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
