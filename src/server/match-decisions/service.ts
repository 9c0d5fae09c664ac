export { carryOut, partingProducts } from './carry-out.ts';
export { deleteOldFollowers } from './followers-queries.ts';
