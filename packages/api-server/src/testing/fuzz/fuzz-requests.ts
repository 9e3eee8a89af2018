import fc from 'fast-check';
import type { RegisteredRoute } from '@rostrum/server-kit/module';
import { fillPattern } from '../request-canaries.ts';
import { sampleName } from '../sample-request.ts';
import { arbitraryOf } from './arbitrary-of-schema.ts';
import { hostile, hostileTexts } from './hostile-values.ts';

export interface FuzzRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: FuzzBody;
}

/** JSON is written when it is sent: some values are nested too deep for a generator's stack. */
export type FuzzBody = { json: unknown } | { text: string | undefined };

const deepText = '['.repeat(5000) + ']'.repeat(5000);

export function payloadOf(body: FuzzBody): string | undefined {
  if ('text' in body) return body.text;
  try {
    return JSON.stringify(body.json);
  } catch {
    return deepText;
  }
}

export interface FuzzTarget {
  route: RegisteredRoute;
  method: string;
  /** The session's, for the parameter of that name. */
  identifier: string;
  /** The id of a row that exists. */
  targetId: string;
}

const sendable = hostileTexts.filter((text) => text.isWellFormed());
const text = fc.oneof(fc.constantFrom(...sendable), fc.string({ unit: 'grapheme', maxLength: 300 }));

/** Values as they stand in an address: encoded, or raw and so often broken. */
const addressText = fc.oneof(
  { weight: 4, arbitrary: text.map((one) => encodeURIComponent(one)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%', '%zz', '%00', '%ED%A0%80', '%ff', '..%2f..', '.', '//', '%2F'),
  },
);

const headerText = fc.string({ maxLength: 60 }).map((one) => one.replaceAll(/[^\x20-\x7e]/g, ''));
/** Headers that something on the way to an answer reads. */
const headerArbitraries: Record<string, fc.Arbitrary<string>> = {
  accept: fc.constantFrom('text/html', '*/*', 'application/json', 'image/*;q=2', ';;,', 'text/event-stream'),
  'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'identity;q=0', '*;q=0', 'gzip, br;q=nonsense', ''),
  'accept-language': fc.constantFrom('fr', 'x-y-z', '*', 'de-CH-1996;q=1.5', '-', 'en_GB,,;'),
  'if-match': fc.constantFrom('*', '"x"', 'W/"x"', 'nonsense'),
  'if-none-match': fc.constantFrom('*', '"x"', 'W/"x", "y"', '\\'),
  'if-modified-since': fc.constantFrom('nonsense', 'Thu, 01 Jan 1970 00:00:00 GMT', '9999'),
  'if-unmodified-since': fc.constantFrom('nonsense', 'Thu, 01 Jan 1970 00:00:00 GMT'),
  range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=999999999-', 'bytes=5-1', 'bytes=0-1,3-4', 'x=1-2'),
  'if-range': fc.constantFrom('"x"', 'nonsense'),
  'idempotency-key': fc.oneof(fc.uuid(), headerText, fc.constant('x'.repeat(500))),
  cookie: fc.oneof(headerText, fc.constantFrom('a=%', '__Host-x=1; x', '=;=;=', '__proto__=1')),
  authorization: fc.oneof(
    headerText,
    fc.constantFrom('Bearer', 'Bearer  x', 'Basic !!', `Bearer ${'.'.repeat(300)}`),
  ),
  referer: fc.oneof(headerText, fc.constantFrom('https://[::1', 'javascript:1')),
  origin: fc.constantFrom('null', 'https://[', 'https://evil.example'),
  'user-agent': fc.oneof(headerText, fc.constant('x'.repeat(2000))),
  'x-forwarded-for': fc.constantFrom('nonsense', '::1, 1.2.3.4', ',,,'),
  'x-http-method-override': fc.constant('DELETE'),
  'tus-resumable': fc.constantFrom('1.0.0', '9', ''),
  'upload-length': fc.constantFrom('0', '-1', '1e3', '99999999999999999999', 'x'),
  'upload-offset': fc.constantFrom('0', '-1', '1', '99999999999999999999', 'x'),
  'upload-metadata': fc.constantFrom('filename', 'filename !!', 'filename eA==, x', ',,', 'filetype AA=='),
  'last-event-id': fc.constantFrom('-1', 'x', '99999999999999999999'),
};
const headers = fc
  .array(
    fc
      .constantFrom(...Object.keys(headerArbitraries))
      .chain((name) => (headerArbitraries[name] ?? headerText).map((value) => [name, value] as const)),
    { maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs) as Record<string, string>);

const contentTypes = [
  'application/json',
  'application/scim+json',
  'application/x-www-form-urlencoded',
  'application/offset+octet-stream',
  'application/octet-stream',
  'application/csp-report',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json; charset=utf-16',
  'nonsense',
];

const form = fc
  .dictionary(fc.oneof(fc.constantFrom('email', 'token', 'csrfToken', 'SAMLResponse', 'code'), text), text)
  .map((fields) => new URLSearchParams(fields).toString());

/** Parts of a query: fields of the contract, or the names that pages without one read. */
const pageFields = [
  'q',
  'page',
  'lang',
  'topic',
  'url',
  'token',
  'kind',
  'filter',
  'startIndex',
  'count',
  'format',
];

function queryOf({ contract }: RegisteredRoute): fc.Arbitrary<string> {
  const shaped = contract?.query ? arbitraryOf(contract.query) : fc.constant({});
  const names = contract?.query
    ? Object.keys(Object(fc.sample(shaped, { numRuns: 1, seed: 1 })[0]) as object)
    : pageFields;
  const wild = fc
    .array(fc.tuple(fc.constantFrom(...names, ...pageFields, '__proto__', 'a[b]'), addressText), {
      maxLength: 3,
    })
    .map((fields) => fields.map(([name, value]) => `${name}=${value}`).join('&'));
  const valid = shaped.map((fields) =>
    new URLSearchParams(
      Object.entries(Object(fields) as Record<string, unknown>).flatMap(([name, value]) =>
        value === undefined || value === null ? [] : [[name, String(value).toWellFormed()]],
      ),
    ).toString(),
  );
  return fc.oneof({ weight: 2, arbitrary: valid }, { weight: 1, arbitrary: wild });
}

interface TypedBody {
  body: FuzzBody;
  contentType: string | undefined;
}

function bodyOf({ contract }: RegisteredRoute, method: string): fc.Arbitrary<TypedBody> {
  const none: TypedBody = { body: { text: undefined }, contentType: undefined };
  if (method === 'GET' || method === 'HEAD') return fc.constant(none);
  const toJson = (json: unknown): TypedBody => ({ body: { json }, contentType: 'application/json' });
  const anything: fc.Arbitrary<TypedBody> = fc.oneof(
    fc.jsonValue({ maxDepth: 6 }).map(toJson),
    fc.constant(none),
    fc.record({
      body: fc.oneof(form, fc.string(), fc.json()).map((text) => ({ text })),
      contentType: fc.constantFrom(...contentTypes),
    }),
    form.map((text) => ({ body: { text }, contentType: 'application/x-www-form-urlencoded' })),
  );
  if (!contract?.body) return anything;
  const shaped = arbitraryOf(contract.body);
  return fc.oneof(
    { weight: 5, arbitrary: shaped.map(toJson) },
    { weight: 3, arbitrary: shaped.chain(hostile).map(toJson) },
    { weight: 2, arbitrary: anything },
  );
}

function urlOf({ route, identifier, targetId }: FuzzTarget): fc.Arbitrary<string> {
  const shaped = route.contract?.params
    ? arbitraryOf(route.contract.params).map((value) => Object(value) as Record<string, unknown>)
    : fc.constant<Record<string, unknown>>({});
  const existing = fc.constantFrom(targetId, sampleName);
  return fc
    .tuple(shaped, fc.array(fc.oneof(existing, addressText), { minLength: 6, maxLength: 6 }), fc.nat(9))
    .map(([fields, others, dice]) => {
      let used = 0;
      return fillPattern(route.url, (name) => {
        if (name === 'identifier') return dice === 0 ? (others[used++] ?? '') : identifier;
        const field = fields[name];
        if (dice < 5 && typeof field === 'string') return encodeURIComponent(field.toWellFormed());
        return others[used++ % others.length] ?? sampleName;
      });
    });
}

/** Returns requests of one route: some as its contract asks for, some with one thing wrong, some of anything at all. */
export const fuzzRequestOf = (target: FuzzTarget): fc.Arbitrary<FuzzRequest> =>
  fc
    .tuple(urlOf(target), queryOf(target.route), headers, bodyOf(target.route, target.method))
    .map(([url, query, others, { body, contentType }]) => ({
      method: target.method,
      url: query === '' ? url : `${url}?${query}`,
      headers: { ...others, ...(contentType !== undefined && { 'content-type': contentType }) },
      body,
    }));
