import type { ImportFault } from '../../contract/feeds/import-messages.ts';
import type { FetchError } from '../platform/fetch/fetch-error.ts';

/** What a file could not be fetched for, as it is stored with a run and told by a preview. */
export const fetchFault = ({ reason, status }: FetchError): ImportFault => ({
  code: `fetch_${reason}`,
  parameters: status === undefined ? {} : { status: String(status) },
});
