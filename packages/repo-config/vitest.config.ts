import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['lint/**/*.test.ts'], maxWorkers: '100%' } });
