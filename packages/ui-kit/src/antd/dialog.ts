// What dialogs are drawn with. It comes with the first touch of a page: the styles are in those of the core group.
export { Modal } from 'antd';
export type { ModalProps } from 'antd';
