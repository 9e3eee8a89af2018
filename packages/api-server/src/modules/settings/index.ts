export { listSeatRequests, type OpenSeatRequest } from './licenses/seat-requests.repository.ts';
