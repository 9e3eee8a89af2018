import { viewerGoneAfterMs } from '@rostrum/contracts/inquiries';
import { createPresence } from '../../presence/index.ts';
import { readableInquiry } from '../inquiries.service.ts';

/** Who of the desk has an inquiry open, so that two do not read and answer the same one beside each other. */
export const createViewersService = ({ clock }: { clock: () => Date }) =>
  createPresence<'inquiry.assign'>({
    table: { name: 'inquiry_viewers', item: 'inquiry_id' },
    topic: 'inquiry.viewers',
    action: 'inquiry.assign',
    goneAfterMs: viewerGoneAfterMs,
    clock,
    requireItem: readableInquiry,
  });
