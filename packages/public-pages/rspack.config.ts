import { defineConfig } from '@rspack/cli';
import { rspack, type Configuration } from '@rspack/core';

const browsers = ['chrome >= 120', 'firefox >= 121', 'safari >= 17.2'];

const common: Configuration = {
  mode: 'production',
  context: import.meta.dirname,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: false } },
          },
          env: { targets: browsers },
        },
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
    parser: { 'css/auto': { namedExports: false } },
    generator: { 'css/auto': { localIdentName: 'p-[hash:6]', exportsOnly: false } },
  },
  stats: 'errors-warnings',
  performance: false,
};

/** The views as the server calls them, with their sheet: the class names of both come from one build. */
const server: Configuration = {
  ...common,
  name: 'server',
  target: 'node24',
  entry: { server: './src/server.tsx' },
  output: {
    path: `${import.meta.dirname}/dist`,
    filename: '[name].js',
    cssFilename: 'page.css',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    publicPath: '/assets/public/',
    assetModuleFilename: 'fonts/[name].[contenthash:16][ext]',
  },
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
    ],
  },
};

/** The script of a guest's page; it stands in the page itself. */
const browser: Configuration = {
  ...common,
  name: 'browser',
  target: ['web', 'es2022'],
  entry: { page: './src/browser/index.ts' },
  output: { path: `${import.meta.dirname}/dist`, filename: '[name].js' },
};

export default defineConfig([server, browser]);
