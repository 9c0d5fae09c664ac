/** Id of the column of facets, to which a browser without scripts is led on phones. */
export const columnId = 'facets';
