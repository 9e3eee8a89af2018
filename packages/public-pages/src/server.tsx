import { renderToStaticMarkup } from 'react-dom/server';
import { GuestFrame } from './guest/guest-frame.tsx';
import { GuestInquiryPage } from './guest/guest-inquiry-page.tsx';
import { GuestOrganisationPage } from './guest/guest-organisation-page.tsx';
import { GuestPersonPage } from './guest/guest-person-page.tsx';
import { GuestPostPage, GuestQuestionPage } from './guest/guest-publication-page.tsx';
import { HelpPage } from './guest/help-page.tsx';
import { MissingPage } from './guest/missing-page.tsx';
import { PublicationListPage } from './organisation/publication-list-page.tsx';
import type * as Interface from './server-interface.ts';
import { TopicPage } from './topic/topic-page.tsx';
import './styles/page.css';

/** Draws the page of a person as it stays: nothing draws it again for a guest. */
export const drawPersonPage: typeof Interface.drawPersonPage = (input) =>
  renderToStaticMarkup(<GuestPersonPage {...input} />);

/** Draws the page of a post. */
export const drawPostPage: typeof Interface.drawPostPage = (input) =>
  renderToStaticMarkup(<GuestPostPage {...input} />);

/** Draws the page of a question. */
export const drawQuestionPage: typeof Interface.drawQuestionPage = (input) =>
  renderToStaticMarkup(<GuestQuestionPage {...input} />);

/** Draws the page of an organisation. */
export const drawOrganisationPage: typeof Interface.drawOrganisationPage = (input) =>
  renderToStaticMarkup(<GuestOrganisationPage {...input} />);

/** Draws all posts or all questions of an organisation. */
export const drawPublicationList: typeof Interface.drawPublicationList = (input) =>
  renderToStaticMarkup(<PublicationListPage {...input} />);

/** Draws who speaks on a topic. */
export const drawTopicPage: typeof Interface.drawTopicPage = (input) =>
  renderToStaticMarkup(<TopicPage {...input} />);

/** Draws that nothing is at an address. */
export const drawMissingPage: typeof Interface.drawMissingPage = (input) =>
  renderToStaticMarkup(<MissingPage {...input} />);

/** Draws a page of help. */
export const drawHelpPage: typeof Interface.drawHelpPage = (input) =>
  renderToStaticMarkup(<HelpPage {...input} />);

/** Draws what stands around a page for a guest. */
export const drawGuestFrame: typeof Interface.drawGuestFrame = ({ content, ...frame }) =>
  renderToStaticMarkup(
    <GuestFrame {...frame}>
      {/* oxlint-disable-next-line react/no-danger -- drawn by a function of this file, which escapes */}
      <div dangerouslySetInnerHTML={{ __html: content }} />
    </GuestFrame>,
  );

/** Draws the inquiry form as a page of its own. */
export const drawInquiryPage: typeof Interface.drawInquiryPage = (input) =>
  renderToStaticMarkup(<GuestInquiryPage {...input} />);
