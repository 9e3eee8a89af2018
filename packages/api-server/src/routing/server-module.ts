import type { ErrorCode } from '@rostrum/contracts';
import type { ContractRoutes } from '../plugins/contract-routes.ts';
import type { PublicPages } from '../serving/public-page.ts';

/** What a violated database constraint means in product words. */
export interface ConstraintMeaning {
  code: ErrorCode;
  message: string;
  /** The field at fault, for forms. */
  field?: string;
}

/** One resource of the server, as `modules.ts` lists it. */
export interface ServerModule {
  name: string;
  routes?: ContractRoutes;
  /** By constraint name; the module that owns the constraint says what it means. */
  constraints?: Record<string, ConstraintMeaning>;
  /** Public pages whose title, metadata and readable text the server writes into the HTML. */
  pages?: PublicPages;
}
