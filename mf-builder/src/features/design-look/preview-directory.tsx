import type { PublicLayout, PublicOrganisation } from '@rostrum/contracts';
import { OrganisationArticle, OrganisationFooter } from '@rostrum/public-pages';
import { useNow } from '@rostrum/ui-kit';
import styles from './theme-preview.module.css';

const doNothing = () => undefined;

/** The organisation's page with its experts, as visitors get it; nothing in it leads away. */
export function PreviewDirectory({
  organisation,
  layout,
}: {
  organisation: PublicOrganisation;
  layout: PublicLayout;
}) {
  const now = useNow();
  const shown = { ...organisation, layout };
  return (
    <>
      <div className={styles.profile}>
        <OrganisationArticle
          organisation={shown}
          filters={{ page_from: 0 }}
          now={now}
          form={null}
          onSearch={doNothing}
          onDeskClick={doNothing}
        />
      </div>
      <OrganisationFooter organisation={shown} />
    </>
  );
}
