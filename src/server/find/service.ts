// The public interface of finding: the products that pasted links and codes stand for.

export { findProducts } from './find-products.ts';
