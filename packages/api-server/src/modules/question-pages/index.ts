import type { Database } from '@rostrum/server-kit/database';
import type { ServerModule } from '@rostrum/server-kit/module';
import { questionPagesEndpoints } from './question-pages.endpoints.ts';

/** The form on which anybody asks an organisation, as a page of the server: it needs no script. */
export const questionPagesModule: ServerModule<{
  db: Database;
  clock: () => Date;
  config: { publicUrl: string };
}> = { name: 'question-pages', endpoints: questionPagesEndpoints };
