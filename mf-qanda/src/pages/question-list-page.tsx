import { Page } from '@rostrum/ui-kit';

export const QuestionListPage = () => <Page title="Q&A">{null}</Page>;
