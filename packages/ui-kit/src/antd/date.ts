// Dates alone need this much code, so they travel by themselves.
export { DatePicker, TimePicker } from 'antd';
export type { DatePickerProps, TimePickerProps } from 'antd';
