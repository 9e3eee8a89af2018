import { Page } from '@rostrum/ui-kit';

export const SentInquiriesPage = () => <Page title="Sent inquiries">{null}</Page>;
