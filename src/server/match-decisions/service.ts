export { applyDecision, splitOffProducts } from './apply-decision.ts';
export { deleteOldFollowers } from './followers-queries.ts';
