import { publicPaths } from '@rostrum/contracts';
import { AppLink, Avatar, LinkButton, Logo } from '@rostrum/ui-kit';
import { useLocation } from '@rostrum/remote-runtime/router';
import { usePublicOrganisation } from './public-organisation.queries.ts';
import { PublicSearch } from './public-search.tsx';
import './public-header.css';

type Way = '/login' | '/signup';
const leadBack = (way: Way, { pathname, search }: { pathname: string; search: string }) =>
  `${way}?callbackUrl=${encodeURIComponent(pathname + search)}`;

/** Header of public pages for visitors: the organisation's mark, a search among its people, the ways in. */
export function PublicHeader({ isKnown }: { isKnown: boolean }) {
  const location = useLocation();
  const organisation = usePublicOrganisation(location.pathname);
  const home = organisation && publicPaths.organisation(organisation.company_username);
  return (
    <header className="f-header f-header--public">
      {organisation && home ? (
        <AppLink className="f-header__organisation" href={home}>
          <Avatar
            src={organisation.logo}
            srcDark={organisation.logo_dark}
            firstname={organisation.name}
            width={28}
            height={28}
            rounded={false}
            decorative
          />
          {organisation.name}
        </AppLink>
      ) : (
        <a className="f-header__logo" href="/" aria-label="Rostrum, start page">
          <Logo />
        </a>
      )}
      <div className="f-header__end">
        {organisation ? <PublicSearch companyUsername={organisation.company_username} /> : null}
        {/* Its place is kept while the session is not known, so that nothing jumps. */}
        <span className="f-header__ways" style={isKnown ? undefined : { visibility: 'hidden' }}>
          <LinkButton type="text" href={leadBack('/login', location)}>
            Sign in
          </LinkButton>
          <LinkButton className="f-header__sign-up" href={leadBack('/signup', location)}>
            Create account
          </LinkButton>
        </span>
      </div>
    </header>
  );
}
