import { Page } from '@rostrum/ui-kit';

export const TrackInquiryPage = () => <Page title="Your inquiry">{null}</Page>;
