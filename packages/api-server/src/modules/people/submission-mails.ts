import { writeMail, type MailBlock, type WrittenMail } from '@rostrum/server-kit/mail';

interface MailedStep {
  organisation: string;
  /** First name of the recipient. */
  firstname: string;
  /** The member who took the step. */
  by: string;
  link: string;
  /** Link to the email settings; null for roles that have none. */
  choices: string | null;
}

interface Words {
  subject: string;
  preview: string;
  title: string;
  blocks: readonly MailBlock[];
  label: string;
  why: string;
}

const write = (
  { organisation, link, choices }: MailedStep,
  { blocks, label, why, ...words }: Words,
): WrittenMail =>
  writeMail({
    ...words,
    organisation,
    blocks: [...blocks, { kind: 'button', label, href: link }],
    footer: [
      why,
      ...(choices === null ? [] : [{ label: 'Change how often you are emailed', href: choices }]),
    ],
  });

/**
 * To those who can publish a profile: it, or a change of it, is ready for their review. `parts` is empty for a whole
 * profile; `missing` lists what publishing it still needs.
 */
export function profileSubmittedMail(
  step: MailedStep & { person: string; parts: string; missing: string },
): WrittenMail {
  const { by, person, parts, missing, organisation } = step;
  const isChange = parts !== '';
  return write(step, {
    subject: isChange ? `${person} changed their profile` : `Ready for review: ${person}`,
    preview: isChange
      ? 'The change is public once you approve it.'
      : missing === ''
        ? 'The profile is public once you publish it.'
        : `Still missing: ${missing}.`,
    title: isChange ? `Review a change by ${person}` : `Review the profile of ${person}`,
    blocks: [
      {
        kind: 'text',
        text: isChange
          ? `${by} changed ${parts}. The public page shows the change once you approve it.`
          : `${by} submitted ${by === person ? 'their profile' : `the profile of ${person}`} for review. Publish it, or send it back and say what has to change.`,
      },
      ...(missing === ''
        ? []
        : [
            {
              kind: 'text' as const,
              text: `Still missing: ${missing}. It can’t be published until everything is there.`,
            },
          ]),
    ],
    label: 'Review the profile',
    why: `You get this email because you publish profiles at ${organisation}.`,
  });
}

/** To the person whose profile a colleague published. */
export const profilePublishedMail = (step: MailedStep): WrittenMail =>
  write(step, {
    subject: 'Your profile is published',
    preview: `${step.by} published it.`,
    title: `Your profile is published, ${step.firstname}`,
    blocks: [
      {
        kind: 'text',
        text: `${step.by} published your profile at ${step.organisation}. You can change it, or take it offline, on My Profile.`,
      },
    ],
    label: 'Open my profile',
    why: `You get this email because you have a profile at ${step.organisation}.`,
  });

/** To the person whose profile was sent back from review, in the words of the reviewer. */
export const profileReturnedMail = (step: MailedStep & { comment: string }): WrittenMail =>
  write(step, {
    subject: 'Your profile was sent back',
    preview: 'It says what has to change.',
    title: `Your profile was sent back, ${step.firstname}`,
    blocks: [
      { kind: 'text', text: `${step.by} sent your profile back before publishing it.` },
      { kind: 'quote', text: step.comment },
      { kind: 'text', text: 'Change it on My Profile, then submit it again.' },
    ],
    label: 'Open my profile',
    why: `You get this email because you have a profile at ${step.organisation}.`,
  });
