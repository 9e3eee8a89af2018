// The forms' state alone, without antd: for the sign-in pages, which draw their own fields. They carry a copy of it.
export { contractResolver } from './form/contract-resolver.ts';
export { useForm } from 'react-hook-form';
export type { DefaultValues, Path } from 'react-hook-form';
