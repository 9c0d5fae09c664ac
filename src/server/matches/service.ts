export { carryOut, partingProducts } from './carry-out.ts';
