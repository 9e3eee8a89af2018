import { Page } from '@rostrum/ui-kit';

export const AnalyticsPage = () => <Page title="Analytics">{null}</Page>;
