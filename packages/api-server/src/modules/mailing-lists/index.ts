export { createListDelivery } from './list-delivery.ts';
export { mailingListMailKinds } from './mail-kinds.ts';
export { mailingListDeliveries, mailingListSubscribers } from './mailing-lists.schema.ts';
export { mailingListsModule } from './mailing-lists.module.ts';
