import { Page } from '@rostrum/ui-kit';

export const PostListPage = () => <Page title="Posts">{null}</Page>;
