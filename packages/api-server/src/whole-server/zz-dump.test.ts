import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { buildTestApp } from '../testing/build-test-app.ts';
test('dump', { timeout: 600_000 }, async () => {
  await using server = await buildTestApp();
  writeFileSync('/tmp/h/routes', server.app.routeTable.map(({ methods, url, policy, contract }) => `${methods.join(',')} ${url} ${policy} ${contract?.id ?? '-'}`).join('\n'));
});
