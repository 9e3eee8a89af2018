import { Page } from '@rostrum/ui-kit';

export const ContactPage = () => <Page title="Contact">{null}</Page>;
