// The antd parts that the frame, the page states and every page need: kept small, the shell loads them before anything else.
import {
  Dropdown as AntdDropdown,
  Input as AntdInput,
  type DropdownProps,
  type InputProps,
  type InputRef,
} from 'antd';
import type { FunctionComponent, RefAttributes } from 'react';

export { Button, ConfigProvider, Menu, Tooltip } from 'antd';

// antd attaches further parts to these two. The shell's build leaves those out that are not named here, and so do the types.
export const Input: FunctionComponent<InputProps & RefAttributes<InputRef>> &
  Pick<typeof AntdInput, 'Password' | 'TextArea'> = AntdInput;
export const Dropdown: FunctionComponent<DropdownProps> = AntdDropdown;
export type { ButtonProps, DropdownProps, InputProps, InputRef, MenuProps, TooltipProps } from 'antd';
