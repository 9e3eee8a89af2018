import type { RouteDescriptor } from '@rostrum/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';

interface Described {
  $ref?: string;
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, unknown>;
}

/** The part of an OpenAPI document that answers are checked against. */
export interface AnswerDocument {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
  components: { responses: Record<string, Described> };
}

const toPointer = (...keys: string[]) =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** Returns a check of answers against an OpenAPI document as a strict client would: undefined where all is as described. */
export function createAnswerCheck(document: AnswerDocument) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');

  return (
    { path, id }: RouteDescriptor,
    method: string,
    response: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>,
  ): string | undefined => {
    const { statusCode, headers, body } = response;
    const fault = (what: string) => `${id} ${method} ${statusCode}: ${what}`;
    const status = String(statusCode);
    const own = document.paths[path]?.[method.toLowerCase()]?.responses[status];
    if (!own) return fault('the status is not described');
    const shared = own.$ref?.split('/').at(-1);
    const described = shared === undefined ? own : document.components.responses[shared];
    for (const [name, { required }] of Object.entries(described?.headers ?? {}))
      if (required === true && headers[name.toLowerCase()] === undefined) return fault(`no header ${name}`);
    const [mediaType] = Object.keys(described?.content ?? {});
    if (mediaType === undefined) return body === '' ? undefined : fault('content that is not described');
    if (headers['content-type']?.toString().startsWith(mediaType) !== true)
      return fault(`is ${headers['content-type']}, not ${mediaType}`);
    if (mediaType !== 'application/json') return undefined;
    const pointer =
      shared === undefined
        ? toPointer('paths', path, method.toLowerCase(), 'responses', status)
        : toPointer('components', 'responses', shared);
    const validate = ajv.getSchema(`document#${pointer}${toPointer('content', mediaType, 'schema')}`);
    if (!validate) return fault('no schema');
    return validate(JSON.parse(body)) === true ? undefined : fault(ajv.errorsText(validate.errors));
  };
}
