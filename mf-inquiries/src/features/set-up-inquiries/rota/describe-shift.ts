import { weekdays, type InquirySetupState, type RotaShift } from '@rostrum/contracts/inquiries';

/** "Monday 09:00 to 17:00, Ana Petrie". */
export function describeShift({ day, from, to, member_id: id }: RotaShift, desk: InquirySetupState['desk']) {
  const name = desk.find((member) => member.id === id)?.name;
  const end = to <= from ? `${to} the next day` : to;
  return `${weekdays[day] ?? ''} ${from} to ${end}${name === undefined ? '' : `, ${name}`}`;
}
