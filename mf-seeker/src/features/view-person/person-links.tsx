import type { PublicPerson } from '@rostrum/contracts';
import { AppLink } from '@rostrum/ui-kit';
import { ProfileSection } from './profile-section.tsx';
import { sectionsOf } from './person-words.ts';
import styles from './person-links.module.css';

/** Posts, answered questions and links of a person. */
export function PersonLinks({ person }: { person: PublicPerson }) {
  const lists = [
    {
      title: 'Posts',
      items: person.posts.map(({ title, href }) => ({ text: title, href, isOutside: false })),
    },
    {
      title: 'Questions answered',
      items: person.questions.map(({ text, href }) => ({ text, href, isOutside: false })),
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
  return lists.map(({ title, items }) => (
    <ProfileSection key={title} title={title}>
      <ul className={styles.personLinks}>
        {items.map(({ text, href, isOutside }) => (
          <li key={href}>
            <AppLink
              href={href}
              {...(isOutside && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
            >
              {text}
            </AppLink>
          </li>
        ))}
      </ul>
    </ProfileSection>
  ));
}
