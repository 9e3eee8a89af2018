import { Page } from '@rostrum/ui-kit';

export const SearchPage = () => <Page title="Search">{null}</Page>;
