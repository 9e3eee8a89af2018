import { isApiError, type ApiError } from '@rostrum/api-client';
import { guestInquiries, sentInquiries, type RouteResponse } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';

export type InquiryReceipt = RouteResponse<typeof sentInquiries.send>;

/** Sending: as the signed-in seeker, or as a guest. */
export function useSendInquiry(isSignedIn: boolean) {
  const asSeeker = useContractMutation(sentInquiries.send);
  const asGuest = useContractMutation(guestInquiries.send);
  return isSignedIn ? asSeeker : asGuest;
}

export const asApiError = (error: unknown): ApiError | null => (isApiError(error) ? error : null);
