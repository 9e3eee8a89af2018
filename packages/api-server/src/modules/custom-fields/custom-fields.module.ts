import { defineModule } from '@rostrum/server-kit/module';
import { customFields } from './custom-fields.schema.ts';
import { customFieldsPersonalData } from './custom-fields.personal-data.ts';
import { customFieldRoutes } from './custom-fields.routes.ts';

/** Fields that organisations define for themselves. */
export const customFieldsModule = defineModule({
  name: 'custom-fields',
  tables: [customFields],
  personalData: [customFieldsPersonalData],
  routes: customFieldRoutes,
});
