export { defineSavedViewTable } from './saved-views.schema.ts';
export { createSavedViewService } from './saved-views.service.ts';
