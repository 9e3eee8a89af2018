import { csvOf, uploadContent, uploads, type RouteDescriptor } from '@rostrum/contracts';
import { personImports } from '@rostrum/contracts/people';
import { setTimeout as wait } from 'node:timers/promises';

export interface Importer {
  origin: string;
  identifier: string;
  authorization: string;
}

const pathOf = (route: RouteDescriptor, { identifier }: Importer, id = '') =>
  route.path.replace('{identifier}', identifier).replace('{id}', id);

async function call<Route extends RouteDescriptor>(
  route: Route,
  importer: Importer,
  { id, body }: { id?: string | undefined; body?: object | undefined } = {},
): Promise<unknown> {
  const answer = await fetch(importer.origin + pathOf(route, importer, id), {
    method: route.method,
    headers: {
      authorization: importer.authorization,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  // Only reading is safe to repeat: an overloaded server asks its callers to come back later.
  if (answer.status === 503 && route.method === 'GET') {
    await wait(1000 * Number(answer.headers.get('retry-after') ?? 1));
    return call(route, importer, { id, body });
  }
  if (!answer.ok) throw new Error(`${route.id} answered ${answer.status}: ${text.slice(0, 300)}`);
  const { data }: { data: unknown } = JSON.parse(text);
  return data;
}

/** A directory as a spreadsheet: each row another person, with all that a first profile says. */
export const writePeople = (count: number): string =>
  csvOf([
    ['First name', 'Last name', 'Job title', 'Email', 'Department', 'Biography', 'Keywords'],
    ...Array.from({ length: count }, (_, at) => [
      `Anna${at % 97}`,
      `Berg${at % 1009}`,
      'Senior Lecturer in Coastal Engineering',
      `person${at}@northmere.example`,
      `Department ${at % 40}`,
      `Studies how coasts change, and what people there can do. ${'She has worked on dunes and dykes. '.repeat(12)}`,
      `coast ${at % 50}; dunes; storm surge ${at % 7}`,
    ]),
  ]);

/** Uploads a file, and opens its import. */
export async function openImport(importer: Importer, file: string | Buffer) {
  const bytes = Buffer.from(file);
  const body = { purpose: 'csv', name: 'people.csv', size: bytes.length };
  const { id } = uploads.create.response.parse(await call(uploads.create, importer, { body }));
  const sent = await fetch(importer.origin + pathOf(uploadContent, importer, id), {
    method: 'PATCH',
    headers: {
      authorization: importer.authorization,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  });
  if (!sent.ok) throw new Error(`The file was refused: ${sent.status}`);
  while (uploads.get.response.parse(await call(uploads.get, importer, { id })).state !== 'ready')
    await wait(100);
  return personImports.open.response.parse(
    await call(personImports.open, importer, { body: { upload_id: id } }),
  );
}

type Opened = Awaited<ReturnType<typeof openImport>>;

export const checkImport = async (
  importer: Importer,
  { id, version, columns, existing, adds_people, corrections }: Opened,
): Promise<Opened> =>
  personImports.check.response.parse(
    await call(personImports.check, importer, {
      id,
      body: { version, columns, existing, adds_people, corrections, is_remembered: false },
    }),
  );

/** Until all rows are in; `watch` is called as long as it runs. */
export async function runImport(
  importer: Importer,
  { id, version }: Opened,
  watch: () => void,
): Promise<Opened> {
  await call(personImports.start, importer, { id, body: { version } });
  for (;;) {
    watch();
    const now = personImports.get.response.parse(await call(personImports.get, importer, { id }));
    if (now.state !== 'running') return now;
    await wait(200);
  }
}
