import { Page } from '@rostrum/ui-kit';

export const PeopleListPage = () => <Page title="People">{null}</Page>;
