import { orcidInput, type personSuggestions as calls } from '@rostrum/contracts/people';
import type { ParsedBody, ParsedParams } from '@rostrum/contracts';
import { BusinessError, InputError, NotFoundError, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import type { GuardedFetch } from '@rostrum/server-kit/outbound';
import type { FileStore } from '@rostrum/server-kit/storage';
import { readDocumentText } from '../../uploads/index.ts';
import { documentRepository } from '../documents/documents.repository.ts';
import { findPerson } from '../find-person.ts';
import { personDetailRepository } from '../person-detail.repository.ts';
import { sectionsOf } from '../person-views.ts';
import type { Candidate } from './candidate.ts';
import { offerSuggestions } from './offer-suggestions.ts';
import { findWorks, namesOf, type AskedSources } from './publications/find-works.ts';
import { readVcard } from './read-vcard.ts';
import { suggestFromCard } from './suggest-from-card.ts';
import { suggestFromCv } from './suggest-from-cv.ts';

type Writer = Permitted<'person.write'>;
type Key = ParsedParams<typeof calls.sources>;

interface SuggestionDeps {
  db: Database;
  uploadStore: FileStore;
  /** Reaches public addresses only. */
  fetch: GuardedFetch;
  asked: AskedSources;
}

/** What others know of a person. Nothing is written: what is accepted goes the way of every change of a profile. */
export function createSuggestionService({ db, uploadStore, fetch, asked }: SuggestionDeps) {
  async function find(session: Writer, id: string) {
    const person = await findPerson(db, session, id);
    const sections = sectionsOf(await personDetailRepository.sections(db, person.orgId, person.id));
    const isOwn = session.grant === 'own';
    return {
      person,
      sections,
      offer: (candidates: readonly Candidate[]) => offerSuggestions({ person, sections, isOwn }, candidates),
    };
  }
  async function findExpert(session: Writer, id: string, field: string) {
    const found = await find(session, id);
    if (found.person.kind === 'staff')
      throw InputError.field(field, 'Staff profiles have no publications and no CV.');
    return found;
  }

  return {
    async sources(session: Writer, { id }: Key) {
      const { sections } = await find(session, id);
      const ids = sections.flatMap(({ kind, data }) => {
        if (kind !== 'social' || !('network' in data) || data.network !== 'orcid') return [];
        return orcidInput.safeParse(data.url).data ?? [];
      });
      return { publications: namesOf(asked), orcid: ids[0] ?? null };
    },

    async fromCard(session: Writer, { id }: Key, { vcard }: ParsedBody<typeof calls.fromCard>) {
      const { person, offer } = await find(session, id);
      const { properties, cards } = readVcard(vcard);
      if (cards === 0) throw InputError.field('vcard', 'This is no vCard. Choose a file that ends in .vcf.');
      const candidates = suggestFromCard(properties).filter(
        (one) => person.kind !== 'staff' || (one.kind !== 'topic' && !isSocial(one)),
      );
      return { ...offer(candidates), cards };
    },

    async fromDocument(
      session: Writer,
      { id, document_id: documentId }: ParsedParams<typeof calls.fromDocument>,
    ) {
      const { person, offer } = await findExpert(session, id, 'document_id');
      const document = (await documentRepository.list(person, db)).find((one) => one.id === documentId);
      if (!document) throw new NotFoundError('This document is not there any more. Reload the page.');
      const text = await readDocumentText(uploadStore, document);
      if (text === undefined || text.trim() === '')
        throw new BusinessError(
          'invalid_transition',
          'No text could be read in this document. A scanned page is a picture; upload the file it was printed from.',
        );
      return offer(suggestFromCv(text));
    },

    async publications(session: Writer, { id }: Key, { orcid }: ParsedBody<typeof calls.publications>) {
      const { offer } = await findExpert(session, id, 'orcid');
      const names = namesOf(asked);
      if (names.length === 0)
        throw new BusinessError(
          'invalid_transition',
          'Publications aren’t looked up on this installation. Its operator can turn this on.',
        );
      const { candidates, silent, incomplete } = await findWorks({ fetch, asked }, orcid);
      if (silent.length === names.length)
        throw new BusinessError(
          'invalid_transition',
          'No source of publications answers. Try again in a few minutes.',
        );
      return { ...offer(candidates), silent, incomplete };
    },
  };
}

const isSocial = (candidate: Candidate) => candidate.kind === 'section' && candidate.section === 'social';
