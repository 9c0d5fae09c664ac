import { anyWord } from '../../../language/any-of.ts';

/** What stands outside as well. */
const furniture = new Set(['furniture', 'sofas-armchairs', 'tables-chairs']);
const outdoor = anyWord`
  outdoor|patio|garden(?= (?:\p{L}{1,15} )?(?:arm|arm |dining )?(?:tables?|chairs?|bench(?:es)?|sofas?|seats?|stools?|sets?|furniture|loungers?|umbrellas?))|de jardin|de terrasse|d['’]ext[ée]rieur|ext[ée]rieure?|de (?:jard[íi]n|exterior)|para exterior(?:es)?
  da (?:giardino|esterno)|de jardim|f[üu]r (?:den )?(?:garten|au[ßs]en)|garten|outdoor-\p{L}+
  voor buiten|voor de tuin
`;
/** Few titles have to be read for it. */
const mayBe = /outdoor|patio|gard|jard|terrass|ext[ée]ri|giard|estern|garten|außen|buiten|tuin/i;
/** What may stand in a room too is found there, and the outside of a thing itself is measured or covered. */
const anywhere =
  /in(?:door)? ?(?:\/|-|and|&|et|und) ?out|int[ée]rieur|(?:dimensions?|largeur|longueur|profondeur|hauteur|diam[èe]tre|rev[êe]tement|tissu|cuir) ext/i;

/** Furniture that its title says is for outside: "Outdoor dining chair", "Canapé d'extérieur". */
export const ofGarden = (key: string, title: string): string =>
  furniture.has(key) && mayBe.test(title) && outdoor.test(title) && !anywhere.test(title)
    ? 'garden-furniture'
    : key;
