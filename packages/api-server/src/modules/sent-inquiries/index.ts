export { claimInquiries } from './claim-inquiries.ts';
export { createSentInquiryService } from './sent-inquiries.service.ts';
export { sentInquiryRoutes } from './sent-inquiries.routes.ts';
