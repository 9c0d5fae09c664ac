import { fieldNumber, maxWeight, roleFactors, roleOf, saturation } from '../fields.ts';
import { noPlace } from '../index-data.ts';

/** Term occurrences of documents, as they come. */
export type Growing = { terms: Uint32Array; impacts: Uint8Array; places: Uint8Array; used: number };

export function createGrowing(size: number): Growing {
  return {
    terms: new Uint32Array(size),
    impacts: new Uint8Array(size),
    places: new Uint8Array(size),
    used: 0,
  };
}

export function push(out: Growing, term: number, impact: number, place: number): void {
  if (out.used === out.terms.length) grow(out);
  out.terms[out.used] = term;
  out.impacts[out.used] = impact;
  out.places[out.used++] = place;
}

function grow(out: Growing): void {
  const bigger = createGrowing(Math.max(1024, out.terms.length * 2));
  bigger.terms.set(out.terms);
  bigger.impacts.set(out.impacts);
  bigger.places.set(out.places);
  Object.assign(out, { terms: bigger.terms, impacts: bigger.impacts, places: bigger.places });
}

/** Sums the weights of one document's terms; kept between documents so that none allocates. */
export type DocumentScratch = {
  /** Whether a term only says what the thing is for or of which kind, or what it is; undefined: neither, or it is not there. */
  saidBy(term: number): 'use' | 'head' | undefined;
  /** Whether a term stands elsewhere than in the description alone. */
  isTold(term: number): boolean;
  /** Whether a term stands in the title. */
  isInTitle(term: number): boolean;
  /** Removes a term that only the description holds. */
  dropMention(term: number): void;
  add(term: number, weight: number, field: number, place: number): void;
  flush(out: Growing): void;
};

export function createDocumentScratch(terms: number): DocumentScratch {
  const sums = new Float32Array(terms);
  const places = new Uint8Array(terms);
  const roles = new Uint8Array(terms);
  const present: number[] = [];
  const [aside, use, noun] = [fieldNumber.description, fieldNumber.use, fieldNumber.head].map(roleOf);
  return {
    saidBy(term) {
      if (sums[term] === 0) return undefined;
      return roles[term] === noun ? 'head' : roles[term] === use ? 'use' : undefined;
    },
    isTold: (term) => sums[term] > 0 && roles[term] > aside,
    isInTitle: (term) => sums[term] > 0 && places[term] < noPlace,
    dropMention(term) {
      if (sums[term] > 0 && roles[term] === aside) sums[term] = 0;
    },
    add(term, weight, field, place) {
      if (sums[term] === 0) {
        present.push(term);
        places[term] = place;
        roles[term] = roleOf(field);
      } else {
        if (place < places[term]) places[term] = place;
        if (roleOf(field) > roles[term]) roles[term] = roleOf(field);
      }
      sums[term] = sums[term] + weight;
    },
    flush(out) {
      for (const term of present) {
        const sum = sums[term];
        if (sum === 0) continue;
        const weight = (roleFactors[roles[term]] * sum) / (sum + saturation);
        push(out, term, Math.max(1, Math.round((255 * weight) / maxWeight)), places[term]);
        sums[term] = 0;
      }
      present.length = 0;
    },
  };
}
