export { defineSavedViewTable } from './saved-view-table.ts';
export { createSavedViewService } from './saved-views.service.ts';
