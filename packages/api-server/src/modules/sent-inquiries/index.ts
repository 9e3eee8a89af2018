export { claimInquiries } from './claim-inquiries.ts';
export { sentInquiryRoutes } from './sent-inquiries.routes.ts';
