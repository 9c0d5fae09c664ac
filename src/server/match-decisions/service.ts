export { carryOut, partingProducts } from './carry-out.ts';
export { forgetFollowers } from './followers-queries.ts';
