import { globSync, readFileSync } from 'node:fs';
import { inRepository } from '../repository.ts';

/** Statements that still name the shape of their rows unread: moments to convert, JSON of their own. The list only shrinks. */
const notYetRead: readonly string[] = [
  'packages/api-server/src/demo/demo.repository.ts',
  'packages/api-server/src/modules/inquiries/inquiries.repository.ts',
  'packages/api-server/src/modules/inquiries/inquiry-history.repository.ts',
  'packages/api-server/src/modules/inquiries/inquiry-thread.repository.ts',
  'packages/api-server/src/modules/posts/posts.repository.ts',
  'packages/api-server/src/modules/public-profiles/public-pages.repository.ts',
  'packages/api-server/src/modules/public-profiles/public-people.repository.ts',
  'packages/api-server/src/modules/questions/questions.repository.ts',
  'packages/api-server/src/modules/saved-searches/alerts.repository.ts',
  'packages/api-server/src/modules/search/matched-rows.repository.ts',
  'packages/api-server/src/modules/sent-inquiries/sent-inquiries.repository.ts',
];

const castsRows = (text: string) => /\browsOf[<(]|\.rows as |rows as \w+\[\]/.test(text);

/** Whether a file may cast rows, as far as its text and the list go. */
export function blindRowFaults(file: string, text: string, listed = notYetRead): string[] {
  const casts = castsRows(text);
  if (casts && !listed.includes(file))
    return [
      `${file} names the shape of its rows without looking at them. Write readRows(db, { name: column.text }, sql\`…\`).`,
    ];
  return !casts && listed.includes(file)
    ? [`${file} reads its rows now. Take it off the list in packages/repo-tools/src/checks/blind-rows.ts.`]
    : [];
}

/** Rows of written-out statements have the type that they were found to have, outside tests and a list that shrinks. */
export const blindRows = (): string[] =>
  globSync('packages/{api-server,identity,release-registry,server-kit}/src/**/*.ts', {
    cwd: inRepository('.'),
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => !/\.test\.ts$|\/testing\//.test(file) && file !== 'packages/server-kit/src/database/rows.ts',
    )
    .flatMap((file) => blindRowFaults(file, readFileSync(inRepository(file), 'utf8')));
