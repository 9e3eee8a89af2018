import type { RouteDescriptor } from '@rostrum/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { InputError } from '../errors.ts';
import { fieldErrorsOf, summaryOf } from './field-errors.ts';

async function check(
  schema: z.ZodType | undefined,
  value: unknown,
  whole: 'params' | 'query' | 'body',
): Promise<unknown> {
  if (!schema) return undefined;
  const parsed = await schema.safeParseAsync(value);
  if (parsed.success) return parsed.data;
  const fields = fieldErrorsOf(parsed.error, whole);
  throw new InputError(summaryOf(fields), {
    fields,
    code: whole === 'body' ? 'invalid_input' : 'malformed_request',
  });
}

/** Path, query and body as the contract reads them. Faults answer 400, those of a body 422, each naming its field. */
export async function parseRequest(descriptor: RouteDescriptor, request: FastifyRequest) {
  return {
    params: await check(descriptor.params, request.params, 'params'),
    query: await check(descriptor.query, request.query, 'query'),
    body: await check(descriptor.body, request.body, 'body'),
  };
}
