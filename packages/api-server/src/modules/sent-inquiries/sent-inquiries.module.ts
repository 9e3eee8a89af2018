import { defineModule } from '@rostrum/server-kit/module';
import { claimInquiries } from './claim-inquiries.ts';
import { sentInquiryRoutes } from './sent-inquiries.routes.ts';

/** Inquiries as their senders see them. */
export const sentInquiriesModule = defineModule({
  name: 'sent-inquiries',
  routes: sentInquiryRoutes,
  on: { addressProved: claimInquiries },
});
