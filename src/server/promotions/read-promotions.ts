import { createHash } from 'node:crypto';
import { codeLimits } from '../../contract/my-price/code-limits.ts';
import { FeedFileError, readSmallFile, type SmallRecord } from '../feeds/service.ts';
import type { FileCode } from '../my-price/service.ts';
import { readAttributes } from './attributes.ts';
import { idOf, type RefusedPromotion, readPromotion } from './read-promotion.ts';

/** Records of a file at most: beyond it, it is none of promotions. */
const maxRecords = 400;

/** What a file of promotions holds. */
export type ReadPromotions = {
  /** SHA-256 of the file. */
  hash: string;
  /** How many promotions it has. */
  promotions: number;
  codes: FileCode[];
  refused: RefusedPromotion[];
};

const shape = {
  known: new Set<string>(readAttributes),
  elements: ['item', 'entry', 'promotion'],
  maxBytes: codeLimits.fileBytes,
};

const refuse = ({ promotionId, title }: FileCode, reason: RefusedPromotion['reason']): RefusedPromotion => ({
  promotion: promotionId,
  title,
  reason,
  detail: null,
});

/** Of promotions that share an id none is taken: which of them is meant is not known. */
function partRepeated(codes: readonly FileCode[], records: readonly SmallRecord[]) {
  const times = new Map<string, number>();
  for (const id of records.map(idOf)) times.set(id, (times.get(id) ?? 0) + 1);
  const isOnce = ({ promotionId }: FileCode) => times.get(promotionId) === 1;
  return {
    once: codes.filter(isOnce),
    refused: codes.filter((code) => !isOnce(code)).map((code) => refuse(code, 'repeated')),
  };
}

/** Reads a merchant's file of promotions; `today` in Paris. @throws FeedFileError where it is none */
export async function readPromotions(bytes: Buffer, today: string): Promise<ReadPromotions> {
  const records = await readSmallFile(bytes, shape);
  if (records.length > maxRecords) throw new FeedFileError('promotions_many', { most: maxRecords });
  if (records.length > 0 && !records.some((record) => record?.has('promotion_id'))) {
    throw new FeedFileError('promotions_unknown');
  }
  const read = records.map((record) => readPromotion(record, today));
  const { once, refused } = partRepeated(
    read.flatMap((each) => ('reason' in each ? [] : [each])),
    records,
  );
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    promotions: records.length,
    codes: once.slice(0, codeLimits.ofFile),
    refused: [
      ...read.flatMap((each) => ('reason' in each ? [each] : [])),
      ...refused,
      ...once.slice(codeLimits.ofFile).map((code) => refuse(code, 'too_many')),
    ],
  };
}
