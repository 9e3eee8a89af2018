export { createListDelivery } from './list-delivery.ts';
export type { DeliveryDeps } from './list-delivery.ts';
export { createPostLists } from './post-lists.ts';
export { createReportLists } from './report-lists.ts';
export { mailingListDeliveries, mailingLists, mailingListSubscribers } from './mailing-lists.schema.ts';
