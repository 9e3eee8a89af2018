import { alertFrequencies, type AlertFrequency } from '@rostrum/contracts';

const labels: Record<AlertFrequency, string> = {
  off: 'Off',
  instant: 'Within minutes',
  daily: 'Every morning with new matches',
  weekly: 'On Mondays with new matches',
};

/** The choices of the dialog, and the line under a saved search. */
export const alertLabel = (alert: AlertFrequency): string => labels[alert];
export const alertChoices = alertFrequencies.map((value) => ({ value, label: labels[value] }));

/** Told after saving. */
export const savedWords = (alert: AlertFrequency): string =>
  alert === 'off'
    ? 'New matches are counted on your home page.'
    : 'We email you new matches. Each email has a link that stops them.';
