export { createListDelivery } from './list-delivery.ts';
export { mailingListMailKinds } from './mail-kinds.ts';
export { mailingListsModule } from './mailing-lists.module.ts';
