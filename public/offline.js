// The page that stands where there is no connection: what this browser has kept of its visitor's lists, and how old that is.

const texts = {
  fr: {
    title: 'Vous êtes hors ligne',
    lead: 'Cette page demande une connexion. Voici ce que votre navigateur a gardé\u00a0; les prix peuvent avoir changé.',
    retry: 'Réessayer',
    favourites: 'Ma sélection',
    cart: 'Mon panier',
    recent: 'Vus récemment',
    ofPrices: (age) => `Prix relevés ${age}`,
    changed: (age) => `Modifié ${age}, aux prix de l’ajout`,
    seen: (age) => `Vu ${age}`,
    inSize: (name, size) => `${name}, taille ${size}`,
    nothing: 'Rien n’a encore été gardé.',
  },
  en: {
    title: 'You are offline',
    lead: 'This page needs a connection. Here is what your browser has kept; prices may have changed.',
    retry: 'Try again',
    favourites: 'My Selection',
    cart: 'My cart',
    recent: 'Recently viewed',
    ofPrices: (age) => `Prices from ${age}`,
    changed: (age) => `Changed ${age}, at the prices when added`,
    seen: (age) => `Seen ${age}`,
    inSize: (name, size) => `${name}, size ${size}`,
    nothing: 'Nothing has been kept yet.',
  },
};

const [, prefix = ''] = location.pathname.split('/');
const language = prefix === 'en' || (prefix !== 'fr' && !/^fr/.test(navigator.language)) ? 'en' : 'fr';
const words = texts[language];
const euros = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'fr-FR', { style: 'currency', currency: 'EUR' });
const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

/** Milliseconds of a unit; how long ago something was, in the largest that fits. */
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
function ageOf(at) {
  if (typeof at !== 'number') return undefined;
  const past = Math.max(0, Date.now() - at);
  const [unit, length] = units.find(([, each]) => past >= each) ?? ['minute', 60_000];
  return relative.format(-Math.floor(past / length), unit);
}

/** What is stored is untrusted, and may be blocked. */
function read(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
function parse(name) {
  try {
    return JSON.parse(read(name) ?? 'null');
  } catch {
    return null;
  }
}
const listOf = (value) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry) : []);

function element(name, text, className = '') {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

/** `items`: title, price in euros, and a note. */
function section(title, note, items) {
  const list = element('ul', '');
  for (const item of items) {
    const line = element('li', '');
    const name = element('span', String(item.title));
    name.lang = 'fr';
    const details = [typeof item.price === 'number' ? euros.format(item.price) : '', item.note ?? ''];
    line.append(name, element('small', details.filter(Boolean).join(' · ')));
    list.append(line);
  }
  const part = element('section', '');
  part.append(element('h2', title));
  if (note) part.append(element('p', note, 'soft'));
  part.append(list);
  return part;
}

const noteOf = (write, at) => {
  const age = ageOf(at);
  return age && write(age);
};

/** What comes in sizes is named with the one that was chosen. */
const titleOf = (title, size) =>
  typeof size === 'string' && size !== '' ? words.inSize(title, size.slice(0, 60)) : title;

/** Of whoever is signed in: nobody else's are shown. */
function ownLists() {
  const user = read('userId');
  const kept = parse('offlineFavourites');
  const favourites = kept && user !== null && kept.userId === user ? listOf(kept.products) : [];
  const owner = read('cartOwner');
  const cart = owner === null || owner === user ? listOf(parse('cart')) : [];
  const recent = listOf(parse('recentlyViewed'));
  return [
    favourites.length > 0 && section(words.favourites, noteOf(words.ofPrices, kept.at), favourites),
    cart.length > 0 &&
      section(
        words.cart,
        noteOf(words.changed, Number(read('cartAt')) || undefined),
        cart.map(({ name, size, price, quantity }) => ({
          title: titleOf(name, size),
          price,
          note: quantity > 1 ? `× ${quantity}` : '',
        })),
      ),
    recent.length > 0 &&
      section(
        words.recent,
        undefined,
        recent.map(({ title, size, price, at }) => ({
          title: titleOf(title, size),
          price,
          note: noteOf(words.seen, at),
        })),
      ),
  ].filter(Boolean);
}

const theme = read('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
document.documentElement.lang = language;
document.title = `${words.title} – Visavis`;
const retry = element('button', words.retry);
retry.type = 'button';
retry.addEventListener('click', () => location.reload());
addEventListener('online', () => location.reload());
const lists = ownLists();
document
  .getElementById('offline')
  .replaceChildren(
    element('h1', words.title),
    element('p', words.lead),
    retry,
    ...(lists.length > 0 ? lists : [element('p', words.nothing, 'soft')]),
  );
