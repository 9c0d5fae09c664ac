import { z } from 'zod';

type PagingOptions = {
  /** Items of a page where the query does not say. */
  limit?: number;
  /** The last page that can be asked for. */
  maxPage?: number;
};

/** The query fields of a list that comes in pages. */
export const paging = ({ limit = 50, maxPage = 10_000 }: PagingOptions = {}) => ({
  page: z.coerce.number().int().min(1).max(maxPage).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(limit),
});

/** The query of a list that takes no other fields. */
export const pageQuery = z.object(paging());
