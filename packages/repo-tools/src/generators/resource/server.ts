import type { Names } from '../names.ts';

export const schemaOf = ({
  pluralCamel,
  table,
  words,
}: Names) => `import { organisations } from '@rostrum/identity/schema';
import { createdAt, idColumn, updatedAt, versionColumn } from '@rostrum/server-kit/database';
import { index, pgTable, unique, uuid, varchar } from 'drizzle-orm/pg-core';

/** The ${words} of an organisation. */
export const ${pluralCamel} = pgTable(
  '${table}',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id),
    title: varchar('title', { length: 150 }).notNull(),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (columns) => [
    unique('${table}_org_id_key').on(columns.orgId, columns.id),
    index('${table}_org_created_idx').on(columns.orgId, columns.createdAt),
  ],
);
`;

export const repositoryOf = ({
  plural,
  pluralCamel,
  singularCamel,
  singularPascal,
}: Names) => `import { contains, type Queryable } from '@rostrum/server-kit/database';
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { ${pluralCamel} } from './${plural}.schema.ts';

export interface ${singularPascal}Filter {
  orgId: string;
  q?: string | undefined;
}

const matching = ({ orgId, q }: ${singularPascal}Filter): SQL | undefined =>
  and(
    eq(${pluralCamel}.orgId, orgId),
    q === undefined ? undefined : sql\`rostrum_fold(\${${pluralCamel}.title}) LIKE \${contains(q)}\`,
  );

export const ${singularCamel}Repository = {
  list: (db: Queryable, filter: ${singularPascal}Filter, { limit, offset }: { limit: number; offset: number }) =>
    db
      .select({ id: ${pluralCamel}.id, title: ${pluralCamel}.title, createdAt: ${pluralCamel}.createdAt })
      .from(${pluralCamel})
      .where(matching(filter))
      .orderBy(desc(${pluralCamel}.createdAt), desc(${pluralCamel}.id))
      .limit(limit)
      .offset(offset),

  async count(db: Queryable, filter: ${singularPascal}Filter): Promise<number> {
    const [row] = await db.select({ total: count() }).from(${pluralCamel}).where(matching(filter));
    return row?.total ?? 0;
  },
};
`;

export const serviceOf = ({
  plural,
  pluralCamel,
  singular,
  singularCamel,
  singularPascal,
  words,
}: Names) => `import type { ParsedQuery, ${pluralCamel} } from '@rostrum/contracts';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { ${singularCamel}Repository } from './${plural}.repository.ts';

/** The ${words} of an organisation: who may see them, and how they are shown. */
export function create${singularPascal}Service({ db }: { db: Database }) {
  return {
    async list(session: Permitted<'${singular}.list'>, { page_from, page_size, q }: ParsedQuery<typeof ${pluralCamel}.list>) {
      const filter = { orgId: organisationOf(session), q };
      const [rows, total] = await Promise.all([
        ${singularCamel}Repository.list(db, filter, { limit: page_size, offset: page_from }),
        ${singularCamel}Repository.count(db, filter),
      ]);
      const items = rows.map(({ id, title, createdAt }) => ({ id, title, created_at: createdAt.toISOString() }));
      return { items, total };
    },
  };
}
`;

export const routesOf = ({
  plural,
  pluralCamel,
  singular,
  singularCamel,
  singularPascal,
}: Names) => `import { ${pluralCamel} } from '@rostrum/contracts';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { create${singularPascal}Service } from './${plural}.service.ts';

export const ${singularCamel}Routes = contractRoutes(({ db }: { db: Database }) => {
  const service = create${singularPascal}Service({ db });
  return [route(${pluralCamel}.list, '${singular}.list', ({ session, query }) => service.list(session, query))];
});
`;

export const personalDataOf = ({
  plural,
  pluralCamel,
}: Names) => `import { definePersonalData, none, reference } from '@rostrum/server-kit/personal-data';
import { ${pluralCamel} } from './${plural}.schema.ts';

export const ${pluralCamel}PersonalData = definePersonalData(${pluralCamel}, {
  links: [{ subject: 'organisation', by: ['orgId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    orgId: reference(),
    title: none,
    version: none,
    createdAt: none,
    updatedAt: none,
  },
});
`;

export const moduleOf = ({
  plural,
  pluralCamel,
  singularCamel,
  words,
}: Names) => `import { defineModule } from '@rostrum/server-kit/module';
import { ${pluralCamel}PersonalData } from './${plural}.personal-data.ts';
import { ${singularCamel}Routes } from './${plural}.routes.ts';
import { ${pluralCamel} } from './${plural}.schema.ts';

/** The ${words} of an organisation. */
export const ${pluralCamel}Module = defineModule({
  name: '${plural}',
  tables: [${pluralCamel}],
  personalData: [${pluralCamel}PersonalData],
  routes: ${singularCamel}Routes,
});
`;
