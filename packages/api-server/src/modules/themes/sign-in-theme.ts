import { publicPaths, type SignInBrand } from '@rostrum/contracts';
import { organisationRepository } from '@rostrum/identity';
import type { Queryable } from '@rostrum/server-kit/database';
import { companyOfPerson } from './company-of-person.repository.ts';
import { findShownTheme } from './published-theme.ts';

export interface SignInTheme {
  organisation: string;
  stylesheet: string;
  icon: string | null;
}

/** What the addresses of public pages begin with. */
const starts = {
  organisation: publicPaths.organisation(''),
  expert: publicPaths.expert(''),
  staff: publicPaths.staff(''),
};

const decode = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

async function findCompany(db: Queryable, path: string): Promise<string | undefined> {
  const nameAfter = (start: string) =>
    path.startsWith(start) ? decode(path.slice(start.length).split('/')[0] ?? '') : undefined;
  const username = nameAfter(starts.expert) ?? nameAfter(starts.staff);
  return username ? companyOfPerson(db, username) : nameAfter(starts.organisation);
}

/**
 * The look of the organisation from whose public page a visitor comes to sign in, where the address says so. Of its look
 * alone: its own CSS never stands on a page that takes a password.
 */
export async function findSignInTheme(
  db: Queryable,
  url: string,
  origin: string,
): Promise<SignInTheme | undefined> {
  const target = new URL(url, origin).searchParams.get('callbackUrl');
  if (!target || !URL.canParse(target, origin)) return undefined;
  const page = new URL(target, origin);
  const company = page.origin === origin ? await findCompany(db, page.pathname) : undefined;
  const organisation = company ? await organisationRepository.findPublic(db, company) : undefined;
  if (!organisation) return undefined;
  const { theme, layout } = await findShownTheme(db, organisation);
  if (theme === null) return undefined;
  return {
    organisation: organisation.companyUsername,
    stylesheet: `${theme}&part=look`,
    icon: layout?.favicon ?? null,
  };
}

/** The organisation from whose page a visitor comes, else the only one that this installation has. */
async function findOwner(db: Queryable, url: string, origin: string) {
  const target = new URL(url, origin).searchParams.get('callbackUrl');
  const page = target !== null && URL.canParse(target, origin) ? new URL(target, origin) : undefined;
  const company = page?.origin === origin ? await findCompany(db, page.pathname) : undefined;
  const named = company ? await organisationRepository.findPublic(db, company) : undefined;
  return named ?? organisationRepository.findOnlyPublic(db);
}

/** Returns who the pages outside the dashboard belong to: an organisation with its logo and picture, or the product. */
export async function findSignInBrand(db: Queryable, url: string, origin: string): Promise<SignInBrand> {
  const organisation = await findOwner(db, url, origin);
  if (!organisation) return { kind: 'product' };
  const { layout } = await findShownTheme(db, organisation);
  return {
    kind: 'organisation',
    name: organisation.name,
    logo: organisation.logo,
    logoDark: organisation.logoDark,
    picture: layout?.hero.picture ?? null,
  };
}
