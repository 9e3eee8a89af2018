import { socialNetworkLabel, type PublicPerson } from '@rostrum/contracts';
import { PageLink } from '../page-link.tsx';
import { sectionsOf } from './person-words.ts';
import styles from './person-links.module.css';

const outside = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** Lists of addresses by their title; empty lists are left out. */
export const linkLists = (person: PublicPerson) =>
  [
    {
      id: 'posts' as const,
      title: 'Posts',
      items: person.posts.map(({ title, href }) => ({ text: title, href, isOutside: false })),
    },
    {
      id: 'questions' as const,
      title: 'Questions answered',
      items: person.questions.map(({ text, href }) => ({ text, href, isOutside: false })),
    },
    {
      id: 'videos' as const,
      title: 'Videos',
      items: sectionsOf(person, 'video').map(({ data }) => ({
        text: data.title,
        href: data.url,
        isOutside: true,
        captions: data.captions,
      })),
    },
    {
      id: 'social' as const,
      title: 'Social media',
      items: sectionsOf(person, 'social').map(({ data }) => ({
        text: socialNetworkLabel(data.network),
        href: data.url,
        isOutside: true,
      })),
    },
    {
      id: 'links' as const,
      title: 'Links',
      items: sectionsOf(person, 'link').map(({ data }) => ({
        text: data.name,
        href: data.url,
        isOutside: true,
      })),
    },
  ].filter(({ id, items }) => items.length > 0 || (id === 'videos' && (person.video_files ?? []).length > 0));

interface LinkListItem {
  text: string;
  href: string;
  isOutside: boolean;
  /** Where what a video says can be read. */
  captions?: string | undefined;
}

/** One list of addresses. */
export const PersonLinks = ({ items }: { items: readonly LinkListItem[] }) => (
  <ul className={styles.personLinks}>
    {items.map(({ text, href, isOutside, captions }) => (
      <li key={href}>
        <PageLink href={href} {...(isOutside && outside)}>
          {text}
        </PageLink>
        {captions && (
          <>
            {' · '}
            <PageLink href={captions} aria-label={`Captions or transcript of ${text}`} {...outside}>
              Captions or transcript
            </PageLink>
          </>
        )}
      </li>
    ))}
  </ul>
);
