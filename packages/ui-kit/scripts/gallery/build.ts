import { rspack, type Configuration } from '@rspack/core';
import { fileURLToPath } from 'node:url';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const targets = ['chrome >= 120', 'firefox >= 121', 'safari >= 17.2'];

const config: Configuration = {
  mode: 'development',
  devtool: false,
  entry: path('./gallery.tsx'),
  output: {
    path: path('../../.cache/gallery'),
    filename: 'gallery.js',
    cssFilename: 'gallery.css',
    clean: true,
    publicPath: '/',
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          env: { targets },
        },
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  optimization: {
    minimizer: [new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } })],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: path('./gallery.html'), scriptLoading: 'defer' })],
};

/** Builds the gallery page into .cache/gallery. */
export const buildGallery = (): Promise<string> =>
  new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve(path('../../.cache/gallery'));
    });
  });
