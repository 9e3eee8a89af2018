import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);

// The browser writes these in 12 or 24 hours by its own language, not as the product does.
const native = /type(=|: )\{?["'](time|datetime-local)["']|["']datetime-local["']/;

test('no field leaves the notation of times to the browser', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.html'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.includes('/src/') && !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => native.test(readSource(file)))).toEqual([]);
});

/** A file that is listed and already deleted holds nothing. */
function readSource(file: string): string {
  try {
    return readFileSync(new URL(file, root), 'utf8');
  } catch {
    return '';
  }
}
