export { acceptUploadContent } from './contract-handlers/accept-upload-content.ts';
export { contractServer } from './contract-handlers/contract-server.ts';
export { handle, hang, refuse, type Call } from './contract-handlers/handle.ts';
export { example } from './examples/example.ts';
export { exampleId, exampleInquiry, exampleInquiryDetail } from './examples/inquiries.ts';
export { renderPage, type RenderPageOptions } from './render-page.tsx';
export { testSession } from '@rostrum/remote-runtime/testing';
export { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
