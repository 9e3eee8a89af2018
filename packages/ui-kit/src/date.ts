/// <reference path="./css.d.ts" />
// The date group: calendars weigh more than everything around them, so they load when a form shows one.
import '#antd-css/date.css';

export { DatePicker, TimePicker } from './antd/date.ts';
export type { DatePickerProps, TimePickerProps } from './antd/date.ts';
export { DateField } from './date/date-field.tsx';
export type { DateFieldProps } from './date/date-field.tsx';
