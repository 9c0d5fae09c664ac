import {
  type ImportFault,
  type ImportFaultCode,
  importMessage,
} from '../../../contract/feeds/import-messages.ts';
import type { RejectionCount } from '../../../contract/feeds/rejection-messages.ts';

/** A file that is refused as a whole; `fault` says why, the message the same in English. */
export class FeedFileError extends Error {
  readonly fault: ImportFault;

  constructor(
    code: ImportFaultCode,
    parameters: ImportFault['parameters'] = {},
    options?: { cause?: unknown; advice?: string; rejections?: readonly RejectionCount[] },
  ) {
    const { rejections } = options ?? {};
    const fault = { code, parameters, ...(rejections && { rejections }) };
    super(`${importMessage('en', fault)}${options?.advice ?? ''}`, options);
    this.name = 'FeedFileError';
    this.fault = fault;
  }
}

/** A file that is no feed of a known format: in a folder it is skipped. */
export class UnknownFormatError extends FeedFileError {
  constructor(
    code: 'xml_unknown' | 'format_unknown' | 'columns_unknown' | 'columns_cut' | 'columns_lacking',
    parameters: ImportFault['parameters'] = {},
  ) {
    // What its columns hold, the command can be told as well.
    super(code, parameters, code.startsWith('columns_') ? { advice: ' (--columns)' } : {});
    this.name = 'UnknownFormatError';
  }
}
