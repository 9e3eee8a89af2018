import { defineConfig } from 'vitest/config';
import { isNightly } from './vitest/index.ts';

export default defineConfig({
  test: {
    name: 'lint rules',
    include: isNightly ? [] : ['lint/**/*.test.ts', 'vitest/**/*.test.ts'],
    passWithNoTests: true,
    maxWorkers: '100%',
  },
});
