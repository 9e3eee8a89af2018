import type { PublicLayout } from '@rostrum/contracts';
import type { ProfileSectionId } from '@rostrum/contracts/builder';
import type { ReactNode } from 'react';
import { AskingTerms } from './asking-terms.tsx';
import { Biography } from './biography.tsx';
import { CanSpeakOn } from './can-speak-on.tsx';
import { Documents } from './documents.tsx';
import { ShownFields } from '../shown-fields.tsx';
import { linkLists, PersonLinks } from './person-links.tsx';
import { recordParts } from './person-record.ts';
import { inTheirWords, sectionsOf } from './person-words.ts';
import { PressKit } from './press-kit.tsx';
import { Quotations, type QuotationsProps } from './quotations.tsx';
import { sectionId } from './section-id.ts';
import { VideoFiles } from './video-files.tsx';
import { WorkList } from './work-list.tsx';

/** One titled part of a profile. */
export interface ProfilePart {
  id: ProfileSectionId;
  /** Leads to it; the same whatever the organisation calls the part. */
  anchor: string;
  title: string;
  content: ReactNode;
}

/** Parts with content, in the order of the product. */
function partsOf({ person, renderCopy }: QuotationsProps): Omit<ProfilePart, 'anchor'>[] {
  const { topics, biography, press_kit: kit, documents, fields } = person;
  const quotations = sectionsOf(person, 'quotation');
  const hasCv = documents.some(({ kind }) => kind === 'cv');
  const when = (isThere: boolean, part: Omit<ProfilePart, 'anchor'>) => (isThere ? [part] : []);
  return [
    ...when(topics.length > 0, {
      id: 'can_speak_on',
      title: 'Can speak on',
      content: (
        <CanSpeakOn topics={topics} hasPages={person.has_topic_pages}>
          <AskingTerms person={person} />
        </CanSpeakOn>
      ),
    }),
    ...when(quotations.length > 0, {
      id: 'quotations',
      title: inTheirWords(person.pronouns),
      content: <Quotations person={person} renderCopy={renderCopy} />,
    }),
    ...when(biography.trim() !== '', {
      id: 'biography',
      title: 'Biography',
      content: <Biography text={biography} />,
    }),
    ...(kit
      ? [{ id: 'press_kit' as const, title: 'Press kit', content: <PressKit kit={kit} hasCv={hasCv} /> }]
      : []),
    ...when(documents.length > 0, {
      id: 'documents',
      title: 'Documents',
      content: <Documents documents={documents} />,
    }),
    ...recordParts(person).map(({ id, title, noun, items }) => ({
      id,
      title,
      content: <WorkList items={items} noun={noun} />,
    })),
    ...when(fields.length > 0, { id: 'more', title: 'More', content: <ShownFields fields={fields} /> }),
    ...linkLists(person).map(({ id, title, items }) => ({
      id,
      title,
      content: (
        <>
          {id === 'videos' && person.video_files && <VideoFiles videos={person.video_files} />}
          {items.length > 0 && <PersonLinks items={items} />}
        </>
      ),
    })),
  ];
}

/** The parts of a profile as its organisation laid them out. What the layout does not name follows. */
export function profileParts(
  profile: QuotationsProps,
  layout: Pick<PublicLayout, 'sections'> | null,
): ProfilePart[] {
  const parts = partsOf(profile).map((part) => ({ ...part, anchor: sectionId(part.title) }));
  const named = layout?.sections ?? [];
  const placed = named.flatMap(({ id, label, is_shown: isShown }) =>
    parts
      .filter((part) => part.id === id && isShown)
      .map((part) => ({ ...part, title: label || part.title })),
  );
  const others = parts.filter((part) => named.every(({ id }) => id !== part.id));
  return [...placed, ...others];
}
