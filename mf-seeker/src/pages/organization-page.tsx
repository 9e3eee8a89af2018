import { Page } from '@rostrum/ui-kit';

export const OrganizationPage = () => <Page title="Organization">{null}</Page>;
