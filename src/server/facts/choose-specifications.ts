import { compareTexts } from '../platform/compare-texts.ts';
import { rememberRecent } from '../platform/memory/remember-recent.ts';
import type { SpecificationDefinition } from './definition.ts';
import type { CategorySpecifications } from './definitions/category-specifications.ts';
import { foldName } from './fold-name.ts';
import {
  type SpecificationValue,
  typeSpecifications,
  type WrittenSpecification,
} from './typed-specifications.ts';
import { isDropped } from './wording/names-of-specifications.ts';
import { translateName } from './wording/translate.ts';

/** A specification as a product keeps it: as merchants write it, with the key of its definition where it has one. */
export type StoredSpecification = WrittenSpecification & { key?: string };

export type ChosenSpecifications = {
  kept: StoredSpecification[];
  /** Values of the category's own specifications, in its order. */
  typed: { key: string; position: number; values: SpecificationValue[] }[];
};

export type SpecificationSource = { merchant: string; specifications: readonly WrittenSpecification[] };

type Vote = { merchant: string; written: WrittenSpecification; meaning: string; place: number };
type TypedVote = Vote & { values: SpecificationValue[] };

const maxSpecifications = 60;

function addTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** Votes for the meaning that most merchants give, of equals the one that says more, then by content. */
function majority<V extends Vote>(votes: readonly V[]): V[] {
  const byMeaning = new Map<string, V[]>();
  for (const vote of votes) addTo(byMeaning, vote.meaning, vote);
  const merchants = (group: readonly V[]) => new Set(group.map(({ merchant }) => merchant)).size;
  const [best] = [...byMeaning.values()].sort(
    (a, b) =>
      merchants(b) - merchants(a) ||
      (b[0]?.meaning.length ?? 0) - (a[0]?.meaning.length ?? 0) ||
      compareTexts(a[0]?.meaning ?? '', b[0]?.meaning ?? ''),
  );
  return best ?? [];
}

const isRaw = (text: string) => /^\[|_/.test(text) || text === text.toUpperCase();

/** The best way to write what all of these mean: no raw lists, no capitals, the most telling, then by content. */
const bestWritten = (votes: readonly Vote[]): WrittenSpecification | undefined =>
  votes
    .map(({ written }) => written)
    .sort(
      (a, b) =>
        Number(isRaw(a.value)) - Number(isRaw(b.value)) ||
        Math.min(b.value.length, 60) - Math.min(a.value.length, 60) ||
        compareTexts(`${a.name}\n${a.value}`, `${b.name}\n${b.value}`),
    )[0];

/** What a shop says behind each of its texts. */
const shopsWords = /\s*(?:voir conditions en magasin|see (?:conditions )?in store)\.?$/i;
/** Names whose value cannot be yes or no. */
const noQuestions =
  /\b(?:couleurs?|coloris|colou?rs?|taille|size|poids|weight|marque|brand|mat(?:i[èe]re|erial))$/i;

/** "[20, 20]": from so many hertz to so many kilohertz. */
const spanOfHertz = /^\[(\d+(?:\.\d+)?), (\d+(?:\.\d+)?)\]$/;
/** "[500, 2200]": from so many turns a minute to so many. */
const spanOfNumbers = /^\[(\d+), (\d+)\]$/;
const turning = /^(?:rpm|vitesse de rotation|fan speed)$/i;
const answers = /^(?:true|false|yes|no|[yn])$/i;
const shortAnswers = new Map(Object.entries<string>({ Y: 'Yes', N: 'No' }));

/** What the name of a specification tells; feeds have few names. */
type Named = { folded: string; isDropped: boolean; isNoQuestion: boolean; isTurning: boolean };
const namedOf = rememberRecent({ max: 5_000, maxLength: 100 }, (name): Named => {
  const folded = foldName(name);
  return {
    folded,
    isDropped: isDropped(folded),
    isNoQuestion: noQuestions.test(name),
    isTurning: turning.test(name),
  };
});

/** A specification that a person would write; undefined: "Colour: True", "Customs code: 8473305100". */
function sensible({ name, value }: WrittenSpecification): WrittenSpecification | undefined {
  const named = namedOf(name);
  if (named.isDropped) return undefined;
  const said = value
    .replace(shopsWords, '')
    .replace(/^- /, '')
    .replace(/(?:\\n|\n)(?:- )?/g, ', ');
  if (said === '' || (named.isNoQuestion && answers.test(said))) return undefined;
  if (named.isTurning && spanOfNumbers.test(said))
    return { name, value: said.replace(spanOfNumbers, '$1 – $2 tr/min') };
  if (named.folded === 'frequency response')
    return { name, value: said.replace(spanOfHertz, '$1 Hz – $2 kHz') };
  return { name, value: shortAnswers.get(said) ?? said };
}

const sensiblesOf = (specifications: readonly WrittenSpecification[]): WrittenSpecification[] =>
  specifications.flatMap((each) => sensible(each) ?? []);

type Votes = { typed: Map<SpecificationDefinition, TypedVote[]>; rest: Map<string, Vote[]> };

/** Where fewer are stated, titles are read as well. */
const enough = 5;

/** What is stated, and what titles say where nothing is stated. */
function collectAll(
  category: CategorySpecifications,
  sources: readonly SpecificationSource[],
  readTitles: () => readonly SpecificationSource[],
): Votes {
  const { typed, rest } = collectVotes(category, sources);
  if (typed.size + rest.size >= enough) return { typed, rest };
  const read = collectVotes(category, readTitles());
  const said = saidIn([...typed.values(), ...rest.values()]);
  const isNew = ([first]: readonly Vote[]) => first !== undefined && !repeats(first.written, said);
  return {
    typed: new Map([...[...read.typed].filter(([, votes]) => isNew(votes)), ...typed]),
    rest: new Map([...[...read.rest].filter(([, votes]) => isNew(votes)), ...rest]),
  };
}

type Said = { names: ReadonlySet<string>; numbers: ReadonlySet<number | undefined> };

const shownName = ({ name }: WrittenSpecification) => translateName(name, 'en') ?? name;
/** The number that a value begins with, where it is no small count, which other things have as well; else undefined. */
function tellingNumber({ value }: WrittenSpecification): number | undefined {
  const number = Number.parseFloat(value.replace(',', '.'));
  return number > 20 || !Number.isInteger(number) ? number : undefined;
}

function saidIn(all: readonly (readonly Vote[])[]): Said {
  const written = all.flatMap((votes) => votes.map((vote) => vote.written));
  return { names: new Set(written.map(shownName)), numbers: new Set(written.map(tellingNumber)) };
}

/** Whether what a title says is stated under another name: "Longueur 9.14 m" beside "Cable length 9.14". */
function repeats(read: WrittenSpecification, { names, numbers }: Said): boolean {
  const number = tellingNumber(read);
  return names.has(shownName(read)) || (Number.isFinite(number) && numbers.has(number));
}

function collectVotes(category: CategorySpecifications, sources: readonly SpecificationSource[]): Votes {
  const typed = new Map<SpecificationDefinition, TypedVote[]>();
  const rest = new Map<string, Vote[]>();
  // Merchants often say the same.
  const known = new Map<string, ReturnType<typeof typeSpecifications>>();
  for (const { merchant, specifications } of sources) {
    const key = specifications.map(({ name, value }) => `${name}\n${value}`).join('\n');
    const read = known.get(key) ?? typeSpecifications(category, sensiblesOf(specifications));
    known.set(key, read);
    for (const { definition, written, values } of read.typed) {
      const meaning = values.map(({ text }) => text).join(' ');
      addTo(typed, definition, { merchant, written, meaning, values, place: 0 });
    }
    for (const [place, written] of read.rest.entries()) {
      addTo(rest, namedOf(written.name).folded, {
        merchant,
        written,
        meaning: foldName(written.value),
        place,
      });
    }
  }
  return { typed, rest };
}

/**
 * The specifications that a product's offers state together: of each the value that most merchants give, the category's
 * own first and in its order. Pure; the order of the sources changes nothing.
 * @param readTitles what the offers' titles say; asked where little is stated
 */
export function chooseSpecifications(
  category: CategorySpecifications,
  sources: readonly SpecificationSource[],
  readTitles: () => readonly SpecificationSource[] = () => [],
): ChosenSpecifications {
  const { typed, rest } = collectAll(category, sources, readTitles);
  const kept: StoredSpecification[] = [];
  const chosen: ChosenSpecifications['typed'] = [];
  const { facets, others: further } = category;
  for (let position = 0; position < facets.length + further.length; position++) {
    const definition = facets[position] ?? (further[position - facets.length] as SpecificationDefinition);
    const said = typed.get(definition);
    if (said === undefined) continue;
    const votes = majority(said);
    const written = bestWritten(votes);
    if (!written || !votes[0]) continue;
    kept.push({ key: definition.key, ...written });
    chosen.push({ key: definition.key, position, values: votes[0].values });
  }
  const others = [...rest.values()]
    .map((votes) => ({
      place: Math.min(...votes.map(({ place }) => place)),
      written: bestWritten(majority(votes)),
    }))
    .flatMap(({ place, written }) => (written ? [{ place, written }] : []))
    .sort((a, b) => a.place - b.place || compareTexts(a.written.name, b.written.name));
  return {
    kept: [...kept, ...others.map(({ written }) => written)].slice(0, maxSpecifications),
    typed: chosen,
  };
}
