import { Page } from '@rostrum/ui-kit';

export const HomePage = () => <Page title="Home">{null}</Page>;
