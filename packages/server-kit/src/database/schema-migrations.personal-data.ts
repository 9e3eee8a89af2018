import { defineForeignTable, none } from './personal-data/index.ts';

export const schemaMigrationsPersonalData = defineForeignTable('public', 'schema_migrations', {
  number: none,
  name: none,
  checksum: none,
  applied_at: none,
});
