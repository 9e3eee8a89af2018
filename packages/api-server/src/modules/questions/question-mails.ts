import { type MailKinds, toPlainName, writeMail, type WrittenMail } from '@rostrum/server-kit/mail';

export interface MailedQuestion {
  organisation: string;
  question: string;
  /** Who of the desk asks. */
  by: string;
  firstname: string;
  /** In words, on the clocks of the expert; null without a date. */
  due: string | null;
  link: string;
}

/** To an expert with an account. Opening the link sends nothing: mail scanners open links. */
export const questionMail = ({
  organisation,
  question,
  by,
  firstname,
  due,
  link,
}: MailedQuestion): WrittenMail =>
  writeMail({
    subject: `Can you answer: ${question}`,
    preview: due === null ? 'No sign-in is needed.' : `Please answer by ${due}. No sign-in is needed.`,
    organisation,
    title: `Can you answer this, ${firstname}?`,
    blocks: [
      { kind: 'quote', text: question },
      ...(due === null ? [] : [{ kind: 'facts' as const, facts: [{ label: 'Due', value: due }] }]),
      { kind: 'button', label: 'Read and answer', href: link },
      { kind: 'text', text: 'Opening the link sends nothing. On the page you write an answer or decline.' },
    ],
    footer: [
      `You get this email because ${by} of ${organisation} asks you to answer. The link works for one answer.`,
    ],
  });

/** To an address that stands in a profile only: nothing that anybody wrote is in it. */
export function questionWaitsMail({
  organisation: name,
  link,
}: Pick<MailedQuestion, 'organisation' | 'link'>): WrittenMail {
  const organisation = toPlainName(name) || 'The organisation';
  return writeMail({
    subject: `Can you answer a question for ${organisation}?`,
    preview: `${organisation} asks you.`,
    organisation,
    title: 'Can you answer a question?',
    blocks: [
      {
        kind: 'text',
        text: `${organisation} asks you to answer a question for its public page. Read it and answer on the page; no sign-in is needed.`,
      },
      { kind: 'button', label: 'Read and answer', href: link },
    ],
    footer: [
      `You get this email because ${organisation} has this address in a profile. If you do not know ${organisation}, ignore it. The link works for one answer.`,
    ],
  });
}

/**
 * To whoever gave an address with a question that the desk refused. Nobody proved that address: neither the question nor the
 * reason stands in it.
 */
export function questionRefusedMail({
  organisation,
  page,
}: {
  organisation: string;
  page: string;
}): WrittenMail {
  const name = toPlainName(organisation) || 'The organisation';
  return writeMail({
    subject: `${name} does not answer your question in public`,
    preview: `${name} read your question.`,
    organisation: name,
    title: 'Your question is not answered in public',
    blocks: [
      {
        kind: 'text',
        text: `${name} read your question and decided not to answer it on its public page. To ask one of its people directly, send an inquiry from the page of ${name}.`,
      },
      { kind: 'button', label: 'Open the page', href: page },
    ],
    footer: [`You get this email because this address was given with a question to ${name}.`],
  });
}

/** To those who publish answers: an expert sent one, or declined. */
export const answerSentMail = ({
  organisation,
  expert,
  question,
  isDeclined,
  link,
  choices,
}: {
  organisation: string;
  expert: string;
  question: string;
  isDeclined: boolean;
  link: string;
  /** Link to the email settings. */
  choices: string;
}): WrittenMail =>
  writeMail({
    subject: isDeclined ? `${expert} can't answer: ${question}` : `Ready to publish: ${question}`,
    preview: isDeclined ? 'Ask another expert.' : `${expert} sent an answer.`,
    organisation,
    title: isDeclined ? `${expert} declined to answer` : `${expert} sent an answer`,
    blocks: [
      { kind: 'quote', text: question },
      {
        kind: 'text',
        text: isDeclined
          ? 'Assign another expert, or answer the question yourself.'
          : 'Readers see the answer once you publish it.',
      },
      { kind: 'button', label: isDeclined ? 'Open the question' : 'Read the answer', href: link },
    ],
    footer: [
      `You get this email because you publish answers at ${organisation}.`,
      { label: 'Change how often you are emailed', href: choices },
    ],
  });

/** Mails about questions. Each one is sent by a test. */
export const questionMailKinds = {
  'question.ask': { priority: 'conversation', recipient: 'member' },
  'question.answer_sent': { priority: 'conversation', recipient: 'proven' },
  'question.refused': { priority: 'conversation', recipient: 'correspondent', isDroppedOverBudget: true },
  'question.follow_confirm': { priority: 'conversation', recipient: 'visitor' },
  'question.answered': { priority: 'bulk', recipient: 'proven' },
} as const satisfies MailKinds;
