import type { InquirySummary } from '@rostrum/contracts';

/** Nothing is due any more. */
export const isOver = ({ status }: Pick<InquirySummary, 'status'>): boolean =>
  status === 'closed' || status === 'archived';
