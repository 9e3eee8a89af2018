import {
  explainIssues,
  humanizeName,
  summarizeFaults,
  type ErrorCode,
  type RouteDescriptor,
} from '@rostrum/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { InputError } from '../errors.ts';
import { toFieldErrors } from './field-errors.ts';
import { findUnstorable } from './unstorable-text.ts';

type Part = 'params' | 'query' | 'body';
const codeOf = (whole: Part): ErrorCode => (whole === 'body' ? 'invalid_input' : 'malformed_request');

/** What holds for every text of every call, so that no contract has to say it and none can forget it. */
function refuseUnstorable(value: unknown, whole: Part): void {
  const fault = findUnstorable(value);
  if (!fault) return;
  if (fault.kind === 'depth')
    throw new InputError('The input is nested too deep.', { code: 'malformed_request' });
  const path = fault.path.join('.') || whole;
  const message = 'Remove the broken character from this text.';
  const label = humanizeName(String(fault.path.findLast((key) => Number.isNaN(Number(key))) ?? ''));
  throw new InputError(summarizeFaults([{ label, message }]), {
    fields: [{ path, code: 'invalid_text', message }],
    code: codeOf(whole),
  });
}

/** Too many bytes are 413, whichever field announces them. */
const isTooLarge = (error: z.ZodError) =>
  error.issues.every((issue) => issue.code === 'custom' && issue.params?.['refusal'] === 'too_large');

async function check(schema: z.ZodType | undefined, value: unknown, whole: Part): Promise<unknown> {
  if (!schema) return undefined;
  refuseUnstorable(value, whole);
  const parsed = await schema.safeParseAsync(value);
  if (parsed.success) return parsed.data;
  const faults = explainIssues(schema, parsed.error, value);
  throw new InputError(
    whole === 'params' ? 'The address isn’t valid. Check it for typos.' : summarizeFaults(faults),
    {
      fields: toFieldErrors(faults, whole),
      code: isTooLarge(parsed.error) ? 'too_large' : codeOf(whole),
    },
  );
}

/** Path, query and body as the contract reads them. Faults answer 400, those of a body 422, each naming its field. */
export async function parseRequest(descriptor: RouteDescriptor, request: FastifyRequest) {
  return {
    params: await check(descriptor.params, request.params, 'params'),
    query: await check(descriptor.query, request.query, 'query'),
    body: await check(descriptor.body, request.body, 'body'),
  };
}
