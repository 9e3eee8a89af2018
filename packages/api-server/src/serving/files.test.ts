import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeTestSite } from '../testing/test-site.ts';

const climbing = [
  '..%2f..%2fpackage.json',
  '..%2fpackage.json',
  '%2e%2e%2fpackage.json',
  '%2e%2e/%2e%2e/package.json',
  '....//package.json',
  '..%5c..%5cpackage.json',
  '%2fetc%2fpasswd',
  '.env',
  '.git/config',
  'x/.hidden',
  'main%00.js',
  '..%c0%afpackage.json',
  'x'.repeat(300),
  '%252e%252e%252fpackage.json',
];

test('a path that climbs out of its folder or names a hidden file reads like one that is not there', async () => {
  await using site = await makeTestSite();
  await using server = await buildTestApp({ environment: { SITE_DIR: site.folder } });
  for (const folder of ['/assets/shell/', '/remotes/people/abc123/'])
    for (const path of climbing) {
      const { statusCode, body } = await server.app.inject(folder + path);
      // What is no text at all (%c0) cannot be read as an address.
      expect([folder + path, [400, 404].includes(statusCode)]).toEqual([folder + path, true]);
      expect(body).not.toContain('workspaces');
    }
});
