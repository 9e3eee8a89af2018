export { createSentInquiryService } from './sent-inquiries.service.ts';
