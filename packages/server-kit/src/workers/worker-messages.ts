import type { ErrorCode, FieldError } from '@rostrum/contracts';

/** Sent to a worker. */
export interface TaskMessage {
  id: number;
  input: unknown;
}

/** A failure as it crosses the boundary: classes do not. */
export interface TaskFailure {
  message: string;
  business?: { code: ErrorCode; fields: FieldError[] | undefined } | undefined;
}

/** Sent once, as soon as the worker has loaded its code. */
export const readyMessage = 'ready';

/** Sent back by a worker. */
export type TaskResult = { id: number; value: unknown } | { id: number; failure: TaskFailure };
