import { formatDate } from '@rostrum/contracts';

/** 2 November 2026 is a Monday. */
export const weekday = (key: number, length: 'long' | 'short' = 'long') =>
  formatDate(`2026-11-0${key + 1}T12:00:00Z`, { weekday: length, timeZone: 'UTC' });

export const twoDigits = (hour: number) => String(hour).padStart(2, '0');
export const hoursFrom = (hour: number, hours: number) =>
  `${twoDigits(hour)}:00 to ${twoDigits(hour + hours)}:00`;

interface ArrivalTime {
  weekday: number;
  hour: number;
}

/** `Monday, 08:00 to 12:00`. */
export const nameArrival = ({ weekday: day, hour }: ArrivalTime, hours: number): string =>
  `${weekday(day)}, ${hoursFrom(hour, hours)}`;

export const compareArrivals = (one: ArrivalTime, other: ArrivalTime): number =>
  one.weekday - other.weekday || one.hour - other.hour;
