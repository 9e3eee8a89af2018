import { Page } from '@rostrum/ui-kit';

export const PasswordPage = () => <Page title="Password">{null}</Page>;
