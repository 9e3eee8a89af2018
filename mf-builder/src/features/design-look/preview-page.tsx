import { publicProfiles, type PublicLayout, type PublicOrganisation } from '@rostrum/contracts';
import type { ThemeLayout, ThemeLook } from '@rostrum/contracts/builder';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { OrganisationFooter, PersonArticle } from '@rostrum/public-pages';
import { classNames, PageSkeleton, useNow } from '@rostrum/ui-kit';
import { lazy, type MouseEvent } from 'react';
import { PreviewEmail } from './preview-email.tsx';
import { PreviewEmbed } from './preview-embed.tsx';
import type { PreviewOutlet } from './preview-outlets.ts';
import styles from './theme-preview.module.css';

// Their views are fetched when one of them is looked at.
const PreviewDirectory = lazy(async () => ({
  default: (await import('./preview-directory.tsx')).PreviewDirectory,
}));
const PreviewPost = lazy(async () => ({ default: (await import('./preview-post.tsx')).PreviewPost }));

interface PreviewPageProps {
  look: ThemeLook;
  layout: ThemeLayout;
  hero: string | null;
  companyUsername: string;
  organisation: string;
  outlet: PreviewOutlet;
  shown: PublicOrganisation | undefined;
}
interface PreviewProfileProps extends Pick<PreviewPageProps, 'layout' | 'hero' | 'organisation'> {
  people: PublicOrganisation['people']['items'];
  posts: PublicOrganisation['posts'];
}

/** The draft as public pages will be told of it. */
export const toPublicLayout = ({
  layout,
  hero,
}: Pick<PreviewPageProps, 'layout' | 'hero'>): PublicLayout => ({
  hero: {
    style: layout.hero === 'picture' && hero === null ? 'plain' : layout.hero,
    picture: layout.hero === 'picture' ? hero : null,
  },
  sections: layout.sections,
  footer: { ...layout.footer, links: layout.footer.links.filter(({ label, url }) => label && url) },
  favicon: null,
});

/** A preview is looked at: its links lead nowhere. */
function stay(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

const actions = (
  <>
    <span className={styles.solid}>Inquire</span>
    <span className={styles.link}>Save contact</span>
  </>
);

/** The first profile as its public page draws it, colleagues and a post, and the footer. */
function PreviewProfile({ layout, hero, organisation, people, posts }: PreviewProfileProps) {
  const now = useNow();
  const [first, ...others] = people;
  const profile = useQuery({
    ...contractQueryOptions(publicProfiles.person, { params: { username: first?.username ?? '' } }),
    enabled: first !== undefined,
    retry: false,
  });
  const shown = toPublicLayout({ layout, hero });
  const person = profile.data && {
    ...profile.data,
    organisation: { ...profile.data.organisation, layout: shown },
  };
  return (
    <>
      <div className={styles.profile}>
        {person ? (
          <PersonArticle person={person} now={now} actions={actions} renderCopy={() => null} />
        ) : profile.isLoading ? (
          <PageSkeleton variant="detail" label="Loading the preview" />
        ) : (
          <p>
            You have no public profiles yet. Your first one will look like this.{' '}
            <span className={styles.link}>This is a link</span>, and{' '}
            <span className={styles.solid}>a button</span>.
          </p>
        )}
      </div>
      <div className={classNames(styles.cards, 'rx-cards')}>
        {others.map(({ username, name, job_title }) => (
          <div key={username} className={classNames(styles.card, 'rx-card')}>
            <span className={styles.link}>{name}</span>
            <p className={styles.quiet}>{job_title}</p>
          </div>
        ))}
        {posts.slice(0, 1).map(({ id, title, summary }) => (
          <div key={id} className={styles.card}>
            <span className={styles.link}>{title}</span>
            <p className={styles.quiet}>{summary}</p>
          </div>
        ))}
      </div>
      <OrganisationFooter organisation={{ name: organisation, layout: shown }} />
    </>
  );
}

/** One of the places where the look is seen. */
export const PreviewPage = ({ outlet, shown, ...props }: PreviewPageProps) => (
  <div onClickCapture={stay}>
    <OutletPreview outlet={outlet} shown={shown} {...props} />
  </div>
);

function OutletPreview({ outlet, shown, ...props }: PreviewPageProps) {
  const { look, layout, hero, organisation, companyUsername } = props;
  switch (outlet) {
    case 'email':
      return <PreviewEmail look={look} />;
    case 'embed':
      return <PreviewEmbed look={look} companyUsername={companyUsername} />;
    case 'post':
      return <PreviewPost companyUsername={companyUsername} posts={shown?.posts ?? []} />;
    case 'directory':
      return shown ? (
        <PreviewDirectory organisation={shown} layout={toPublicLayout({ layout, hero })} />
      ) : (
        <p className={styles.profile}>Your public page could not be loaded.</p>
      );
    case 'profile':
      return (
        <PreviewProfile
          layout={layout}
          hero={hero}
          organisation={organisation}
          people={shown?.people.items ?? []}
          posts={shown?.posts ?? []}
        />
      );
  }
}
