import type { Transaction } from '@rostrum/server-kit/database';

/** An inquiry that reached the inbox. */
export interface InquiryArrival {
  id: string;
  orgId: string;
}

/** Takes part in the transaction in which an inquiry reaches the inbox: what it does stands and falls with that. */
export type ArrivalListener = (tx: Transaction, arrival: InquiryArrival) => Promise<void>;
