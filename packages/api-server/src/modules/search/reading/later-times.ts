export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const partsOfDay = ['morning', 'afternoon', 'evening', 'lunchtime', 'night'];
const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
/** Folded words for the time at which an expert is asked for, other than now or today. */
export const laterTimes = [
  'early morning',
  'late evening',
  'late at night',
  'breakfast show',
  'breakfast television',
  'drive time',
  'tomorrow',
  ...partsOfDay.map((part) => `tomorrow ${part}`),
  ...['week', 'weekend', 'month', 'year'].flatMap((span) => [`this ${span}`, `next ${span}`]),
  'at the weekend',
  'over the weekend',
  'at weekends',
  ...weekdays.flatMap((day) => [
    `on ${day}`,
    `next ${day}`,
    `this ${day}`,
    `by ${day}`,
    ...partsOfDay.map((part) => `on ${day} ${part}`),
  ]),
  ...months.flatMap((month) => [`in ${month}`, `next ${month}`, `in early ${month}`, `in late ${month}`]),
];
