import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'lint rules', include: ['lint/**/*.test.ts', 'vitest/**/*.test.ts'], maxWorkers: '100%' },
});
