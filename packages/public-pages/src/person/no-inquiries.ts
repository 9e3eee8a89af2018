/** In place of the form, where an organisation takes inquiries of no kind. */
export const describeNoInquiries = ({
  name,
  desk_phone: phone,
}: {
  name: string;
  desk_phone: string | null;
}): string => `${name} takes no inquiries here at the moment.${phone === null ? '' : ` Call ${phone}.`}`;
