import { Page } from '@rostrum/ui-kit';

export const EmbedBuilderPage = () => <Page title="Builder">{null}</Page>;
