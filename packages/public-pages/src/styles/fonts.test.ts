import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const styles = join(import.meta.dirname, '..', '..', '..', 'ui-kit', 'src', 'styles');
const sheets = [join(import.meta.dirname, 'fonts.css'), join(styles, 'fonts.css')];
const facesOf = (file: string) => readFileSync(file, 'utf8').match(/@font-face \{[^}]+\}/g) ?? [];
const variables = readFileSync(join(styles, 'variables.css'), 'utf8');

test('every family that is fetched swaps in, over a fallback in its own measures', () => {
  const faces = sheets.flatMap(facesOf);
  expect(faces.length).toBeGreaterThan(4);
  for (const face of faces) expect(face).toContain('font-display: swap');

  const fallbacks = facesOf(join(styles, 'fallback-fonts.css'));
  for (const family of ['Inter', 'Newsreader']) {
    const own = fallbacks.filter((face) => face.includes(`'${family} Fallback`));
    expect(own.length).toBeGreaterThan(0);
    for (const face of own)
      expect(face).toMatch(/local\([\s\S]*size-adjust[\s\S]*ascent-override[\s\S]*descent-override/);
    expect(variables).toMatch(new RegExp(`'${family} Variable'[^;]*'${family} Fallback'`));
  }
});
