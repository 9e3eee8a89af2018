import type { Database } from '@rostrum/server-kit/database';
import { hashedDocumentPolicy } from '@rostrum/server-kit/http';
import { SafeHtml } from '@rostrum/server-kit/module';
import type { DrawInquiryDocument } from '../modules/inquiry-pages/index.ts';
import { findDarkLogo } from '../modules/themes/index.ts';
import { themeOf } from '../modules/public-profiles/index.ts';
import { guestPage } from './guest-page.ts';
import type { PublicAssets } from './public-assets.ts';

/** Without their build the form is still there, as a plain page. */
const loadViews = () => import('@rostrum/public-pages/server').catch(() => undefined);

interface InquiryDocumentDeps {
  publicAssets: () => PublicAssets | undefined;
  origin: string;
  clock: () => Date;
  db: Database;
}

/** Pages of the inquiry form, which are meant for one visitor and kept nowhere, in the frame of public pages. */
export const createInquiryDocument =
  ({ publicAssets, origin, clock, db }: InquiryDocumentDeps): DrawInquiryDocument =>
  async ({ title, heading, path, addressee, content }) => {
    const assets = publicAssets();
    const views = assets && (await loadViews());
    if (!views) return undefined;
    const { name, companyUsername: company, organisation, logo, theme, layout, usernames } = addressee;
    const body = views.drawInquiryPage({
      heading,
      back: { href: addressee.path, name },
      organisation: {
        name: organisation,
        company_username: company,
        logo,
        logo_dark: await findDarkLogo(db, company),
        layout,
      },
      username: usernames[0],
      path,
      year: clock().getUTCFullYear(),
      content: content.text,
    });
    const page = {
      title,
      description: heading,
      canonicalPath: path,
      noindex: true,
      html: content,
      ...themeOf({ company_username: company, theme, layout }),
    };
    return {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': hashedDocumentPolicy(assets.hashes, origin.startsWith('https:')),
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
      text: guestPage({ page, body: new SafeHtml(body), origin, isIndexed: false, assets }),
    };
  };
