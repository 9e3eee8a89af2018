import type { SafeHtml } from '@rostrum/server-kit/module';
import type { Addressee } from './addressee.ts';

/** What stands on a page of the inquiry form, without what stands around it. */
export interface InquiryDocument {
  /** The name of the window. */
  title: string;
  /** Above the form. */
  heading: string;
  /** Of the page itself. */
  path: string;
  addressee: Addressee;
  content: SafeHtml;
}

/** Draws it as public pages are drawn for guests; undefined before their views are built. */
export type DrawInquiryDocument = (
  document: InquiryDocument,
) => Promise<{ headers: Record<string, string>; text: string } | undefined>;
