import { analytics, overview, people, personDetail, type PersonDetail, type Role } from '@rostrum/contracts';
import { personFields } from '@rostrum/contracts/fields';
import { ownAsks } from '@rostrum/contracts/inquiries';
import {
  personAddress,
  personChanges,
  personDocuments,
  personPhotos,
  personSuggestions,
  personVideos,
} from '@rostrum/contracts/people';
import { ownSignOffs } from '@rostrum/contracts/posts';
import { askedQuestions } from '@rostrum/contracts/qanda';
import { contractServer, example, handle, renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { MyProfilePage } from './my-profile-page.tsx';

const own: PersonDetail = { ...example(personDetail), sections: [], availability: [], review: null };
const nothing = () => ({ items: [] });
const server = contractServer(
  handle(personChanges.list, nothing),
  handle(personVideos.list, nothing),
  handle(personDocuments.list, nothing),
  handle(personPhotos.list, nothing),
  handle(personSuggestions.sources, () => ({ publications: [], orcid: null })),
  handle(personSuggestions.topics, () => ({ topics: [] })),
  handle(personAddress.get, () => example(personAddress.get.response)),
  handle(personFields.get, () => ({ fields: [], values: {} })),
  handle(askedQuestions.list, nothing),
  handle(ownAsks.list, nothing),
  handle(ownSignOffs.list, nothing),
  handle(analytics.overview, () => example(overview)),
);

test.each<[PersonDetail['kind'] & Role]>([['expert'], ['individual']])(
  'the photo and the words of an %s come before the rows of what the person takes on',
  async (kind) => {
    server.use(handle(people.own, () => ({ ...own, kind })));
    renderPage(<MyProfilePage />, { session: kind });
    const rows = await screen.findByRole('radiogroup', { name: 'Media' });
    const parts = {
      photo: screen.getByRole('heading', { name: 'Photo' }),
      words: screen.getByLabelText(/^Headline/),
      rows,
    };
    const order = Object.entries(parts).toSorted(([, one], [, other]) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(order.map(([name]) => name)).toEqual(['photo', 'words', 'rows']);
  },
);
