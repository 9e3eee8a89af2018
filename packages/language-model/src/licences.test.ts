import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const models = join(import.meta.dirname, '../models');

test('the licences name both models, and every file of them has content', () => {
  const licences = readFileSync(join(models, 'LICENSE.md'), 'utf8');
  for (const named of ['multilingual-e5-small', 'MIT', 'all-MiniLM-L6-v2', 'Apache License 2.0'])
    expect(licences).toContain(named);
  for (const file of readdirSync(models))
    expect([file, readFileSync(join(models, file)).length > 0]).toEqual([file, true]);
});
