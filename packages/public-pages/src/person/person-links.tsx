import { socialNetworkLabel, type PublicPerson } from '@rostrum/contracts';
import { PageLink } from '../page-link.tsx';
import { ProfileSection } from './profile-section.tsx';
import { sectionsOf } from './person-words.ts';
import styles from './person-links.module.css';

const outside = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** Lists of addresses by their title; empty lists are left out. */
export const linkLists = (person: PublicPerson) =>
  [
    {
      title: 'Posts',
      items: person.posts.map(({ title, href }) => ({ text: title, href, isOutside: false })),
    },
    {
      title: 'Questions answered',
      items: person.questions.map(({ text, href }) => ({ text, href, isOutside: false })),
    },
    {
      title: 'Videos',
      items: sectionsOf(person, 'video').map(({ data }) => ({
        text: data.title,
        href: data.url,
        isOutside: true,
      })),
    },
    {
      title: 'Social media',
      items: sectionsOf(person, 'social').map(({ data }) => ({
        text: socialNetworkLabel(data.network),
        href: data.url,
        isOutside: true,
      })),
    },
    {
      title: 'Links',
      items: sectionsOf(person, 'link').map(({ data }) => ({
        text: data.name,
        href: data.url,
        isOutside: true,
      })),
    },
  ].filter(({ items }) => items.length > 0);

/** Posts, answered questions and links of a person. */
export const PersonLinks = ({ person }: { person: PublicPerson }) =>
  linkLists(person).map(({ title, items }) => (
    <ProfileSection key={title} title={title}>
      <ul className={styles.personLinks}>
        {items.map(({ text, href, isOutside }) => (
          <li key={href}>
            <PageLink href={href} {...(isOutside && outside)}>
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </ProfileSection>
  ));
