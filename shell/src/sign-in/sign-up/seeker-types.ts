import type { SeekerRole } from '@rostrum/contracts';
import {
  BriefcaseIcon,
  FlaskConicalIcon,
  NewspaperIcon,
  PresentationIcon,
  ScaleIcon,
  UserRoundIcon,
  type Icon,
} from '@rostrum/ui-kit/icons';

interface SeekerLook {
  icon: Icon;
  /** On the pass. */
  short: string;
  /** What their organisation is called. */
  organisation: string;
  /** Whose pass is drawn while no name was typed. */
  example: { name: string; organisation: string };
  /** What they in particular are asked for, so that an expert can say yes. */
  promise: string;
}

/** What differs between the six types on the sign-up page. */
export const seekerLooks: Record<SeekerRole, SeekerLook> = {
  media: {
    icon: NewspaperIcon,
    short: 'Media',
    organisation: 'Outlet',
    example: { name: 'Callum Strand', organisation: 'The Meridian Ledger' },
    promise: 'Every desk works in the order of deadlines',
  },
  event: {
    icon: PresentationIcon,
    short: 'Events',
    organisation: 'Organiser',
    example: { name: 'Priya Raman', organisation: 'Harbour Forum' },
    promise: 'Date, place and audience are asked for at once',
  },
  legal: {
    icon: ScaleIcon,
    short: 'Legal',
    organisation: 'Firm',
    example: { name: 'Tomas Berg', organisation: 'Berg and Lindqvist' },
    promise: 'The parties stay private, for the conflict check alone',
  },
  business: {
    icon: BriefcaseIcon,
    short: 'Business',
    organisation: 'Company',
    example: { name: 'Amara Cole', organisation: 'Tidewater Energy' },
    promise: 'Say what the work is and what it may cost, once',
  },
  research: {
    icon: FlaskConicalIcon,
    short: 'Research',
    organisation: 'Institution',
    example: { name: 'Jonas Falk', organisation: 'Baltic Sea Institute' },
    promise: 'Partners are found by what they published and said',
  },
  seeker: {
    icon: UserRoundIcon,
    short: 'Guest',
    organisation: 'Organisation',
    example: { name: 'Rosa Whitfield', organisation: 'Port Selby Residents' },
    promise: 'No newsroom or firm needed to ask',
  },
};
