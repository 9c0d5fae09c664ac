/**
 * Milliseconds after which a measured response time counts for a third: a node that took seconds is tried again some
 * ten seconds later.
 */
const memory = 3_000;
/** Milliseconds: what takes less says more of the query than of the node. */
const usual = 100;
/** Milliseconds that a request counts which the node did not respond to. */
const failureCost = 3_000;

type Load = { cost: number; at: number; underWay: number; chosen: number };

export type NodeChoice<Node> = {
  /** The node that a request goes to next. `nodes`: at least one. */
  choose(nodes: readonly Node[]): Node;
  started(node: Node): void;
  /** `milliseconds`: what the request took; undefined: it failed. */
  ended(node: Node, milliseconds: number | undefined): void;
};

/**
 * Chooses the node with the least recent response time multiplied by its requests under way; of equals, each in turn
 * (“peak EWMA”, as in Finagle and Linkerd). A slow response counts at once and decays slowly: a node that has
 * just started, or whose machine is busy, gets a request now and then only.
 * @param now milliseconds of a steady clock
 */
export function createNodeChoice<Node extends WeakKey>(now: () => number): NodeChoice<Node> {
  const loads = new WeakMap<Node, Load>();
  let choices = 0;

  function loadOf(node: Node): Load {
    const load = loads.get(node) ?? { cost: 0, at: now(), underWay: 0, chosen: 0 };
    loads.set(node, load);
    return load;
  }

  /** What a request took there, less the longer ago it was. */
  const costOf = ({ cost, at }: Load) => cost * Math.exp((at - now()) / memory);

  return {
    choose(nodes) {
      const [first, ...others] = nodes as readonly [Node, ...Node[]];
      let best = first;
      const weigh = (load: Load) => Math.max(usual, costOf(load)) * (1 + load.underWay);
      for (const node of others) {
        const [weight, least] = [weigh(loadOf(node)), weigh(loadOf(best))];
        if (weight < least || (weight === least && loadOf(node).chosen < loadOf(best).chosen)) best = node;
      }
      loadOf(best).chosen = ++choices;
      return best;
    },
    started(node) {
      loadOf(node).underWay++;
    },
    ended(node, milliseconds = failureCost) {
      const load = loadOf(node);
      const kept = costOf(load);
      const share = Math.exp((load.at - now()) / memory);
      load.cost = milliseconds > kept ? milliseconds : kept * share + milliseconds * (1 - share);
      load.at = now();
      load.underWay = Math.max(0, load.underWay - 1);
    },
  };
}
