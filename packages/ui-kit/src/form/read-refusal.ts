import { findRequestId } from '../states/find-request-id.ts';
import type { FormRefusal } from './use-contract-form.ts';

/** Why a call was refused, of whatever a promise was rejected with; words only where the server wrote them. */
export function readRefusal(error: unknown): FormRefusal {
  if (!(error instanceof Error) || !('fields' in error) || !Array.isArray(error.fields))
    return { message: null, fields: [] };
  return { message: error.message, fields: error.fields, requestId: findRequestId(error) };
}
