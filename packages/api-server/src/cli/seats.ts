import { parseArgs } from 'node:util';
import { seatKinds, type SeatKind, type SeatUse } from '@rostrum/contracts/settings';
import { setSeats } from '@rostrum/identity';
import { listSeatRequests, type OpenSeatRequest } from '../modules/settings/index.ts';
import { runCli } from './run-cli.ts';

const usage = `Seats of an organisation. Without a number they are only shown.

  npm run seats -- --org northmere
  npm run seats -- --org northmere --experts 100 --staff 10 --agents 5 --administrators none
  npm run seats -- --requests     who asked for more and has not been given any since`;

const { values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    org: { type: 'string' },
    requests: { type: 'boolean' },
    ...Object.fromEntries(seatKinds.map((kind) => [kind, { type: 'string' as const }])),
  },
});

const describeUse = ({ kind, used, invited, limit }: SeatUse): string =>
  `  ${kind.padEnd(16)} ${used} of ${limit ?? 'no limit'}${invited === 0 ? '' : `, ${invited} of them invited`}`;

const limits = new Map<SeatKind, number | null>();
for (const kind of seatKinds) {
  const text = values[kind];
  if (typeof text === 'string') limits.set(kind, text === 'none' ? null : Number(text === '' ? NaN : text));
}

const describeRequest = ({ companyUsername, request }: OpenSeatRequest): string =>
  `${companyUsername}: ${request.more} more ${request.kind}, ${request.by}, ${request.requested_at}${request.note === '' ? '' : `\n    ${request.note.replaceAll('\n', '\n    ')}`}`;

const { org } = values;
if (values.requests === true)
  await runCli(
    async ({ db }) =>
      (await listSeatRequests(db)).map(describeRequest).join('\n') || 'Nobody asks for more seats.',
  );
else if (typeof org === 'string' && org !== '')
  await runCli(async ({ db }) => (await setSeats(db, org, limits)).map(describeUse).join('\n'));
else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
}
