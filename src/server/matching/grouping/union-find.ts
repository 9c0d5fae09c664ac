/** Sets that are joined two by two (union-find); an element is any number. */
export type UnionFind = {
  /** The name of the element's set: one of its elements. */
  find(element: number): number;
  join(a: number, b: number): void;
};

export function createUnionFind(): UnionFind {
  const parents = new Map<number, number>();
  function find(element: number): number {
    let root = element;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    for (let at = element; at !== root; ) {
      const next = parents.get(at) as number;
      parents.set(at, root);
      at = next;
    }
    return root;
  }
  return {
    find,
    join(a, b) {
      const [x, y] = [find(a), find(b)];
      if (x !== y) parents.set(x, y);
    },
  };
}
