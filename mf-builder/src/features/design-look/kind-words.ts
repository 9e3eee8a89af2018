import type { EmbedType } from '@rostrum/contracts';
import {
  CircleCheckIcon,
  FileTextIcon,
  IdCardIcon,
  MailIcon,
  MessageCircleQuestionMarkIcon,
  MessagesSquareIcon,
  NewspaperIcon,
  SearchIcon,
  UserRoundIcon,
  UsersIcon,
  type Icon,
} from '@rostrum/ui-kit';

export interface KindWords {
  icon: Icon;
  /** What it is, above its settings. */
  about: string;
  /** Label and placeholder where something is chosen. */
  choose?: { label: string; placeholder: string; empty: string };
}

export const kindWords: Record<EmbedType, KindWords> = {
  directory: { icon: UsersIcon, about: 'A directory of your experts and staff.' },
  expert: {
    icon: UserRoundIcon,
    about: 'One expert, with biography and areas of expertise.',
    choose: { label: 'Expert', placeholder: 'Find an expert', empty: 'Choose an expert to show.' },
  },
  staff: {
    icon: IdCardIcon,
    about: 'Members of your staff, like press officers.',
    choose: {
      label: 'Staff members',
      placeholder: 'Find a staff member',
      empty: 'No one is chosen, so all published staff are shown.',
    },
  },
  inquiry: {
    icon: MailIcon,
    about: 'A form that asks your office, or one expert, with every kind of inquiry you take.',
    choose: {
      label: 'Recipient',
      placeholder: 'Find an expert',
      empty: 'No one is chosen, so inquiries go to the office.',
    },
  },
  featured: {
    icon: CircleCheckIcon,
    about: 'A few people for one occasion.',
    choose: {
      label: 'People',
      placeholder: 'Find a person',
      empty: 'No one is chosen, so people marked as featured are shown.',
    },
  },
  posts: { icon: NewspaperIcon, about: 'Your newest posts.' },
  post: {
    icon: FileTextIcon,
    about: 'One post with its text.',
    choose: { label: 'Post', placeholder: 'Find a post by its title', empty: 'Choose a post to show.' },
  },
  questions: {
    icon: MessagesSquareIcon,
    about: 'Questions that your experts have answered, the newest first.',
  },
  question: {
    icon: MessageCircleQuestionMarkIcon,
    about: 'One question with its answers.',
    choose: {
      label: 'Question',
      placeholder: 'Find an answered question',
      empty: 'Choose a question to show.',
    },
  },
  search: { icon: SearchIcon, about: 'A search field that leads to your experts.' },
};
