import type { Secrets } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import type { ServerModule } from '@rostrum/server-kit/module';
import { inquiryPagesEndpoints } from './inquiry-pages.endpoints.ts';
import type { DrawInquiryDocument } from './inquiry-document.ts';

export { lineField, proseField, type FormState } from './form-fields.ts';
export { addresseeOfOrganisation, addresseeOfPerson, createAddressees, type Addressee } from './addressee.ts';
export { addressOf, emptyForm, inquiryForm, style } from './form-page.ts';
export type { DrawInquiryDocument } from './inquiry-document.ts';
export { createInquiryForms, type InquiryFormDeps } from './inquiry-forms.ts';
export { readFilledSeconds, toShown } from './filled-seconds.ts';
export { readValues } from './form-values.ts';

/** The inquiry form as pages of the server, for readers without script. */
export const inquiryPagesModule: ServerModule<{
  db: Database;
  clock: () => Date;
  config: { publicUrl: string };
  secrets: Secrets;
  inquiryDocument: DrawInquiryDocument;
}> = { name: 'inquiry-pages', endpoints: inquiryPagesEndpoints };
