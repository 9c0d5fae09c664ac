import { type GooglesCategory, readGoogle } from '../google.ts';
import { keysAbove } from '../tree.ts';
import { featuresOfPath } from '../word-model/features.ts';
import { isUnderstood, type Said } from '../word-model/guess.ts';
import { withoutGenreEnd } from './genres.ts';
import { keysSideBySide } from './side-by-side.ts';
import { saysOnlyForWhom, splitSteps, withoutAudienceEnd } from './steps.ts';
import { withoutVagueEnds } from './vague-ends.ts';

/** The network's categories are coarser than the merchant's own. */
const networkVolume = 0.5;

/** What is done, not sold: what was learned of "services" was learned of those for tables. */
const isService =
  /^\P{L}*(?:(?:professional|other|our|nos|autres)\s+)?(?:services|servizi|servicios|servi[çc]os|slu[žz]by|us[łl]ugi|dienstleistungen|услуги|послуги)\P{L}*$/iu;
const withoutServices = (path: string): string => (isService.test(splitSteps(path)[0] ?? '') ? '' : path);

/** A merchant's path and the network's as they are read; `googles`: the category of Google's that one of them is. */
export type ReadPaths = {
  path: string;
  networkPath: string;
  googles: GooglesCategory | undefined;
  /** The network's is Google's. */
  isGoogles: boolean;
  within: string | undefined;
  said: Said[];
};

/** What a merchant's path says of the thing itself, without steps at its end that say something else. */
function ownPath(given: string): string {
  // Of categories side by side those that say for whom say no more than such a step: "Vegan;Enfants".
  if (given.includes(';'))
    return given
      .split(';')
      .filter((each) => !saysOnlyForWhom(each))
      .join(';');
  const path = withoutAudienceEnd(withoutVagueEnds(withoutGenreEnd(given)));
  return saysOnlyForWhom(path) ? '' : path;
}

/** Of so many of Google's own names nobody writes by mistake what a number is mistyped for. */
const minNamesAgainstNumber = 3;

/** Whether Google's names say another department than a number of Google's beside them. */
function isMistyped(number: GooglesCategory, named: GooglesCategory | undefined): boolean {
  if (named === undefined || number.steps > 0 || named.steps < minNamesAgainstNumber) return false;
  return keysAbove(number.key).at(-1) !== keysAbove(named.key).at(-1);
}

/** Reads both, without what says nothing of the thing. */
export function readPaths(merchants: string, networks: string): ReadPaths {
  const own = keysSideBySide(merchants).length > 0 ? '' : merchants;
  const [given, networkPath] = [withoutServices(own), withoutServices(networks)];
  const path = ownPath(given);
  const ofPath = readGoogle(path);
  const ofNetwork = readGoogle(networkPath);
  if (ofNetwork !== undefined && isMistyped(ofNetwork, ofPath)) return readPaths(merchants, '');
  const googles = ofNetwork ?? ofPath;
  const isGoogles = ofNetwork !== undefined;
  const said = [
    { features: featuresOfPath(path), volume: 1 },
    { features: featuresOfPath(isGoogles ? '' : networkPath), volume: path === '' ? 1 : networkVolume },
  ].filter(({ features }) => features.size > 0 && isUnderstood(features));
  return { path, networkPath, googles, isGoogles, within: googles?.key, said };
}
