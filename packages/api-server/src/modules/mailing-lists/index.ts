export { createListDelivery } from './list-delivery.ts';
export { mailingListMailKinds } from './mail-kinds.ts';
export type { DeliveryDeps } from './list-delivery.ts';
export { createPostLists } from './post-lists.ts';
export { createReportLists } from './report-lists.ts';
export { mailingListDeliveries, mailingLists, mailingListSubscribers } from './mailing-lists.schema.ts';
export { mailingListsModule } from './mailing-lists.module.ts';
