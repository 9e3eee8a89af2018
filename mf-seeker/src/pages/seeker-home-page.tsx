import { Page } from '@rostrum/ui-kit';

export const SeekerHomePage = () => <Page title="Find an expert">{null}</Page>;
