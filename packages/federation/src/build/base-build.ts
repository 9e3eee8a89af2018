import { rspack, type Configuration } from '@rspack/core';

export type Mode = 'production' | 'development';

/** What we support: https://caniuse.com for `:has`, logical properties and nesting unprefixed. */
export const browsers = ['chrome >= 120', 'firefox >= 121', 'safari >= 17.2'];

const scripts = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // `development` would import react/jsx-dev-runtime, which is not shared.
      transform: { react: { runtime: 'automatic', development: false } },
    },
    env: { targets: browsers },
  },
};

/** What every build has in common: languages, targets, content-hashed names, integrity of chunks. */
export function baseBuild(mode: Mode, directory: string): Configuration {
  const isProduction = mode === 'production';
  return {
    mode,
    context: directory,
    target: ['web', 'es2022'],
    // `eval` source maps would need unsafe-eval in the content security policy.
    devtool: isProduction ? false : 'source-map',
    output: {
      path: `${directory}/dist`,
      filename: '[name].[contenthash:16].js',
      chunkFilename: '[id].[contenthash:16].js',
      cssFilename: '[name].[contenthash:16].css',
      cssChunkFilename: '[id].[contenthash:16].css',
      assetModuleFilename: 'assets/[name].[contenthash:16][ext]',
      // Integrity of scripts and styles is only checked on requests made with CORS, same origin included.
      crossOriginLoading: 'anonymous',
      // The bundler would wait two minutes for a chunk that hangs, and its page with it. A slow phone needs 10 s for the
      // largest, and it is asked for twice.
      chunkLoadTimeout: 20_000,
      hashFunction: 'sha256',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [scripts, { test: /\.css$/, type: 'css/auto' }],
      // `import styles from './x.module.css'`. Class names carry area and version, so no two releases share one.
      parser: { 'css/auto': { namedExports: false } },
    },
    optimization: {
      chunkIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { ecma: 2022, compress: { passes: 3 } },
        }),
        // Without targets it lowers selectors for browsers we do not support and grows antd's rules sixfold.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    plugins: isProduction ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : [],
    performance: false,
    stats: 'errors-warnings',
    // The federation plugin warns of `publicPath: 'auto'`, which is what makes a release work wherever it is served.
    infrastructureLogging: { level: 'error' },
    watchOptions: { ignored: /node_modules|[\\/]dist[\\/]/, aggregateTimeout: 50 },
  };
}
