import type { ErrorCode } from '@rostrum/contracts';

/** What a violated database constraint means in product words. */
export interface ConstraintMeaning {
  code: ErrorCode;
  message: string;
  /** The field at fault, for forms. */
  field?: string;
}
