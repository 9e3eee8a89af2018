import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { baseBuild } from './base-build.ts';
import { areaOf, type Workspace } from './workspace.ts';

const template = join(import.meta.dirname, '../bundled/standalone.html');

/** One area without the shell, everything in one bundle; calls go to a running server. */
export function standaloneBuild(own: Workspace): Configuration {
  const base = baseBuild('development', own.directory);
  const server = process.env['ROSTRUM_URL'] ?? 'http://localhost:4000';
  return {
    ...base,
    name: `${areaOf(own)} alone`,
    entry: { standalone: './src/standalone.tsx' },
    output: { ...base.output, path: `${own.directory}/dist/alone`, publicPath: '/' },
    plugins: [new rspack.HtmlRspackPlugin({ template })],
    devServer: {
      port: 'auto',
      historyApiFallback: true,
      proxy: [{ context: ['/api', '/app', '/v1', '/files'], target: server }],
    },
  };
}
