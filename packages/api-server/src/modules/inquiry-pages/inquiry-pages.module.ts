import { defineModule } from '@rostrum/server-kit/module';
import { inquiryPagesEndpoints } from './inquiry-pages.endpoints.ts';

/** The inquiry form as pages of the server, for readers without script. */
export const inquiryPagesModule = defineModule({
  name: 'inquiry-pages',
  endpoints: inquiryPagesEndpoints,
});
