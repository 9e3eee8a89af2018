/** In place of the form, where an organisation takes inquiries of no kind. */
export const describeNoInquiries = ({
  name,
  desk_phone: phone,
}: {
  name: string;
  desk_phone: string | null;
}): string => `${name} isn’t accepting inquiries right now.${phone === null ? '' : ` Call ${phone}.`}`;
