import { feedUpload } from '../feeds/feed-limits.ts';
import type { Language } from '../language.ts';
import { uploadLimits } from './upload-limits.ts';

const megabytes = (bytes: number) => bytes / 1_000_000;
const { pictures, bytes, formBytes } = uploadLimits;

const en = {
  picture_too_large: `An image can be ${megabytes(bytes)} MB at most.`,
  pictures_too_many_sent: `${pictures} images at most can be sent at a time.`,
  feed_part_too_large: `A part of a feed’s file can be ${megabytes(feedUpload.pieceBytes)} MB at most.`,
  form_too_large: `The files in a form can be ${megabytes(formBytes)} MB in total at most.`,
};

/** Why a form with files was refused as too large (413); `details.reason` of the error. */
export type UploadReason = keyof typeof en;

const fr: Record<UploadReason, string> = {
  picture_too_large: `Une image peut peser ${megabytes(bytes)}\u00a0Mo au maximum.`,
  pictures_too_many_sent: `${pictures} images au maximum peuvent être envoyées à la fois.`,
  feed_part_too_large: `Une partie du fichier d’un flux peut peser ${megabytes(feedUpload.pieceBytes)}\u00a0Mo au maximum.`,
  form_too_large: `Les fichiers d’un formulaire peuvent peser ${megabytes(formBytes)}\u00a0Mo au maximum au total.`,
};

export const uploadMessages: Record<Language, Record<UploadReason, string>> = { en, fr };

export const isUploadReason = (text: string): text is UploadReason => Object.hasOwn(en, text);
