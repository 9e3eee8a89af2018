import { defineSavedViewTable } from '../saved-views/index.ts';

/** A view of the People list that a person named: what stood in its address. */
export const personSavedViews = defineSavedViewTable('person_saved_views');
