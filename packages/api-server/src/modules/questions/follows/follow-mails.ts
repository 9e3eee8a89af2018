import { formatList, publicPaths, cutText } from '@rostrum/contracts';
import { toPlainName, writeMail, type WrittenMail } from '@rostrum/server-kit/mail';

/** To an address that was typed on a public page: nothing that anybody wrote is in it. */
export function followConfirmMail({
  organisation,
  link,
}: {
  organisation: string;
  link: string;
}): WrittenMail {
  const name = toPlainName(organisation) || 'An organisation';
  return writeMail({
    subject: 'Confirm emails about new answers',
    preview: 'Answers are sent only after you confirm.',
    organisation: name,
    title: 'Get an email when there is a new answer?',
    blocks: [
      {
        kind: 'text',
        text: `This address was entered below a question on the page of ${name}. Open the page and press the button if you want an email when there is a new answer. The link works for 14 days.`,
      },
      { kind: 'button', label: 'Open the page', href: link },
    ],
    footer: ['Did you not enter it? Ignore this email. No answers are sent unless you confirm.'],
  });
}

export interface ToldOfAnswers {
  organisation: string;
  /** The question and who answered; null for an address that nobody has proved to own. */
  said: { question: string; experts: readonly string[] } | null;
  link: string;
  stop: string;
  isAsker: boolean;
}

/** A question that somebody follows, or asked, has a new answer. */
export function answeredMail({ organisation, said, link, stop, isAsker }: ToldOfAnswers): WrittenMail {
  const name = said === null ? toPlainName(organisation) || 'An organisation' : organisation;
  return writeMail({
    subject: said === null ? `${name} answered your question` : cutText(`Answered: ${said.question}`, 300),
    preview: said === null ? 'Read the answer on its page.' : `${formatList(said.experts)} answered.`,
    organisation: name,
    title: isAsker ? 'Your question is answered' : 'There is a new answer',
    blocks: [
      ...(said === null
        ? []
        : [
            { kind: 'quote' as const, text: said.question },
            { kind: 'text' as const, text: `Answered by ${formatList(said.experts)}.` },
          ]),
      { kind: 'button', label: 'Read the answer', href: link },
    ],
    footer: [
      isAsker
        ? `You get this email because this address was given with a question to ${name}.`
        : `You get this email because you follow this question on the page of ${name}.`,
      { label: 'Stop these emails', href: stop },
    ],
  });
}

export const questionUrl = (origin: string, { company, slug }: { company: string; slug: string }): string =>
  origin + publicPaths.question(company, slug);
