import { defineConfig } from 'drizzle-kit';

const packages = ['.', '../identity', '../release-registry', '../server-kit'];

export default defineConfig({
  dialect: 'postgresql',
  // Files right below src/ are excluded: identity keeps its narrow view of a table of the directory there.
  schema: packages.map((folder) => `${folder}/src/*/**/*.schema.ts`),
  out: '../server-kit/src/database/migrations',
});
