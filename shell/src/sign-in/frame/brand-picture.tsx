import type { SignInBrand } from '@rostrum/contracts';
import { classNames } from '@rostrum/ui-kit/base';
import { BriefcaseIcon, HistoryIcon, InboxIcon } from '@rostrum/ui-kit/icons';

type Organisation = Extract<SignInBrand, { kind: 'organisation' }>;

/** The organisation whose directory this is, in its own name, logo and picture. */
export const OrganisationPicture = ({ name, logo, logoDark, picture }: Organisation) => (
  <aside className="s-picture s-picture--brand" aria-hidden>
    {picture ? (
      <img className="s-brand__picture" src={picture} alt="" loading="lazy" decoding="async" />
    ) : null}
    <div className="s-brand">
      {logo ? (
        <img
          className={classNames('s-brand__logo', logoDark && 's-brand__logo--in-light')}
          src={logo}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : null}
      {logo && logoDark ? (
        <img
          className="s-brand__logo s-brand__logo--in-dark"
          src={logoDark}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <p className="s-brand__name">{name}</p>
      <p>Experts, and the team that answers inquiries to them.</p>
    </div>
  </aside>
);

/** What the product does, without people who do not exist. */
export const ProductPicture = () => (
  <aside className="s-picture" aria-hidden>
    <div className="s-brand">
      <p className="s-brand__name">Experts, and the people who ask them.</p>
      <ul className="s-brand__points">
        <li>
          <BriefcaseIcon /> Find who knows, by topic, language and availability
        </li>
        <li>
          <InboxIcon /> Keep each inquiry and its answers in one place
        </li>
        <li>
          <HistoryIcon /> Work in the order of deadlines
        </li>
      </ul>
    </div>
  </aside>
);
