import { inquiryTypeLabel, type InquiryTypeId, type Overview } from '@rostrum/contracts';
import { Card } from '@rostrum/ui-kit';
import { BarList } from './bar-list.tsx';

/** How many inquiries of each type came in. */
export function InquiryTypes({ inquiries }: Pick<Overview, 'inquiries'>) {
  const types = inquiries.by_type.map(({ type, count }) => ({
    key: String(type),
    label: inquiryTypeLabel(type as InquiryTypeId),
    count,
  }));
  return (
    <Card title="Inquiries by type">
      {types.length > 0 ? (
        <BarList rows={types} unit="inquiries" theme="inquiry" />
      ) : (
        <p className="r-secondary">No inquiries in this period.</p>
      )}
    </Card>
  );
}
