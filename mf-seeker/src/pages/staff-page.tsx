import { Page } from '@rostrum/ui-kit';

export const StaffPage = () => <Page title="Staff">{null}</Page>;
