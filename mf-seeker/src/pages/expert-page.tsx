import { Page } from '@rostrum/ui-kit';

export const ExpertPage = () => <Page title="Expert">{null}</Page>;
