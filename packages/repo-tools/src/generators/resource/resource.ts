import { exists } from '../../repository.ts';
import { Refusal } from '../../terminal/refusal.ts';
import type { Change } from '../change.ts';
import { namesOf, requireKebab, type Names } from '../names.ts';
import { columnsOf, pageOf, pageTestOf, queriesOf } from './area.ts';
import { contractOf } from './contract.ts';
import { moduleOf, personalDataOf, repositoryOf, routesOf, schemaOf, serviceOf } from './server.ts';

function contractChanges(names: Names): Change[] {
  const { plural, title } = names;
  return [
    {
      path: 'packages/contracts/src/api-resources.ts',
      line: `  ${plural.includes('-') ? `'${plural}'` : plural}: '${title} of an organisation.',`,
      before: '};',
    },
    { path: `packages/contracts/src/${names.plural}.contract.ts`, text: contractOf(names) },
    { path: 'packages/contracts/src/index.ts', line: `export * from './${names.plural}.contract.ts';` },
  ];
}

function serverChanges(names: Names): Change[] {
  const { plural, singular } = names;
  const folder = `packages/api-server/src/modules/${plural}`;
  return [
    { path: `${folder}/${plural}.schema.ts`, text: schemaOf(names) },
    { path: `${folder}/${plural}.repository.ts`, text: repositoryOf(names) },
    { path: `${folder}/${plural}.service.ts`, text: serviceOf(names) },
    { path: `${folder}/${plural}.routes.ts`, text: routesOf(names) },
    { path: `${folder}/${plural}.personal-data.ts`, text: personalDataOf(names) },
    { path: `${folder}/${plural}.module.ts`, text: moduleOf(names) },
    {
      path: 'packages/api-server/src/module-list.ts',
      line: `export { ${names.pluralCamel}Module } from './modules/${plural}/${plural}.module.ts';`,
    },
    {
      path: 'packages/contracts/src/policy.ts',
      line: `  '${singular}.list': row('allow', 'deny', 'deny', 'deny', 'deny', 'deny'),`,
      before: '} as const satisfies',
    },
  ];
}

function areaChanges(names: Names, area: string): Change[] {
  const { plural, singular, singularPascal, pluralCamel } = names;
  const source = `mf-${area}/src`;
  return [
    { path: `${source}/features/browse-${plural}/${plural}.queries.ts`, text: queriesOf(names) },
    { path: `${source}/features/browse-${plural}/${singular}-columns.tsx`, text: columnsOf(names) },
    { path: `${source}/pages/${singular}-list-page.tsx`, text: pageOf(names) },
    { path: `${source}/pages/${singular}-list-page.test.tsx`, text: pageTestOf(names) },
    {
      path: `${source}/paths.ts`,
      line: `  ${pluralCamel}: { path: '/dashboard/${plural}', href: () => '/dashboard/${plural}' },`,
      before: '} as const;',
    },
    {
      path: `${source}/routes.tsx`,
      line: `  {
    path: paths.${pluralCamel}.path,
    skeleton: 'list',
    load: () => import('./pages/${singular}-list-page.tsx').then((module) => module.${singularPascal}ListPage),
  },`,
      before: ']);',
    },
  ];
}

/** A resource from top to bottom: contract, server module, first page of an area. */
export function resourceChanges(
  given: string | undefined,
  area: string | undefined,
): { changes: Change[]; next: string[] } {
  const names = namesOf(requireKebab(given, 'press-notes'));
  if (area !== undefined && !exists(`mf-${area}/src/paths.ts`))
    throw new Refusal(`There is no area 'mf-${area}'.`);
  const { plural, singular } = names;
  return {
    changes: [
      ...contractChanges(names),
      ...serverChanges(names),
      ...(area === undefined ? [] : areaChanges(names, area)),
    ],
    next: [
      `decide who may do '${singular}.list' in packages/contracts/src/policy.ts`,
      `cd packages/api-server && npx drizzle-kit generate --name ${plural}   (writes the SQL; read it, say why at its head)`,
      ...(area === undefined
        ? ['add --area NAME next time for the first page, or write it by hand']
        : [
            `in mf-${area}/src/manifest.ts: name '/dashboard/${plural}' in paths, guard it with '${singular}.list', and give it a tab when it belongs there`,
          ]),
      'npm run check',
    ],
  };
}
