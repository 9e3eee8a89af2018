import { Page } from '@rostrum/ui-kit';

export const BookmarksPage = () => <Page title="Bookmarks">{null}</Page>;
