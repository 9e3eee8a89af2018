// The antd parts that the frame, the page states and every page need: kept small, the shell loads them before anything else.
export { Button, ConfigProvider, Dropdown, Input, Menu, Modal, Tooltip } from 'antd';
export type {
  ButtonProps,
  DropdownProps,
  InputProps,
  InputRef,
  MenuProps,
  ModalProps,
  TooltipProps,
} from 'antd';
