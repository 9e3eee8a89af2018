import { Page } from '@rostrum/ui-kit';

export const InquiryDetailPage = () => <Page title="Inquiry">{null}</Page>;
