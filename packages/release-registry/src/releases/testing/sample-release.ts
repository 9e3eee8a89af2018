import { createHash } from 'node:crypto';
import type { ParsedBody } from '@rostrum/contracts';
import { newRelease, type releases } from '@rostrum/contracts/releases';

export interface SampleRelease {
  release: ParsedBody<typeof releases.register>;
  files: ReadonlyMap<string, string>;
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A release whose files say which it is. */
export function sampleRelease(
  version: string,
  {
    area = 'people',
    hostApi = '^1.0.0',
    files: more = {},
  }: {
    area?: string;
    hostApi?: string;
    files?: Record<string, string>;
  } = {},
): SampleRelease {
  const files = new Map(
    Object.entries({
      'mf-manifest.json': JSON.stringify({ id: area, version }),
      'remote-entry.1.js': `globalThis.${area} = '${version}';`.repeat(50),
      'async/page.1.js': 'export const shared = 1;',
      'people.1.css': `.${area} { content: '${version}' }`,
      ...more,
    }),
  );
  const release = newRelease.parse({
    area,
    version,
    entry: 'mf-manifest.json',
    integrity: Object.fromEntries([...files].map(([file, text]) => [file, hashOf(text)])),
    commit: 'abcdef0',
    manifest: {
      area,
      title: area,
      paths: [{ path: `/dashboard/${area}`, match: 'prefix', access: 'session' }],
      pages: [`/dashboard/${area}`],
      navigation: [],
      tabs: [],
      hostApi,
    },
  });
  return { release, files };
}
