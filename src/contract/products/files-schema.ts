import { z } from 'zod';
import { feedUpload } from '../feeds/feed-limits.ts';
import { uploadLimits } from './upload-limits.ts';
import type { UploadReason } from './upload-messages.ts';

// A file that is too large has a reason of its own, and gets status 413.
const is = (reason: UploadReason) => reason;

/** Pictures of a form: `max` at most. */
export const pictureFiles = (max: number) =>
  z
    .array(z.file().max(uploadLimits.bytes, is('picture_too_large')))
    .max(max, max === uploadLimits.pictures ? is('pictures_too_many_sent') : undefined);

/** A part of a feed's file. */
export const feedPart = z.array(z.file().max(feedUpload.pieceBytes, is('feed_part_too_large'))).length(1);
