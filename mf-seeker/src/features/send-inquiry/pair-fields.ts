import type { InquiryFormField } from '@rostrum/contracts';

const short: readonly InquiryFormField['kind'][] = ['choice', 'number', 'date'];

/** Fields in rows: two short ones beside each other, everything else alone. */
export function pairFields(fields: readonly InquiryFormField[]): InquiryFormField[][] {
  const rows: InquiryFormField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const joins = last?.length === 1 && [...last, field].every(({ kind }) => short.includes(kind));
    if (last && joins) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
