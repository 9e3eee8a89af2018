export { sentInquiryRoutes } from './sent-inquiries.routes.ts';
