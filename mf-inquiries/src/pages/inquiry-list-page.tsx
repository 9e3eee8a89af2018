import { Page } from '@rostrum/ui-kit';

export const InquiryListPage = () => <Page title="Inquiries">{null}</Page>;
