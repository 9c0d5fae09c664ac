/** Id of the column of facets, the link target on phones without scripts. */
export const columnId = 'facets';
