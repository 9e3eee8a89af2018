import { Page } from '@rostrum/ui-kit';

export const MyProfilePage = () => <Page title="My Profile">{null}</Page>;
