import { keyBonus } from '../../../contract/api-keys/key-rules.ts';
import { type ErrorCode, errorStatuses } from '../../../contract/errors/error-codes.ts';
import { uploadLimits } from '../../../contract/products/upload-limits.ts';
import { type Html, html } from '../http/html.ts';
import { errorMeanings } from './documented-errors.ts';
import { codeBlock, prose, table } from './page-parts.ts';

export type GuideFacts = {
  /** The path prefix of all calls. */
  base: string;
  /** Uncached responses per minute and address; 0: no limit. */
  perMinute: number;
  /** Whether the operator publishes open data. */
  hasOpenData: boolean;
};

type Topic = { id: string; title: string; text: readonly Html[] };

const paragraph = (text: string): Html => html`<p>${prose(text)}</p>`;

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

const start = ({ base }: GuideFacts): Topic => ({
  id: 'about-start',
  title: 'First steps',
  text: [
    paragraph(
      'Calls take and return JSON. What shows the catalogue is open to everybody; the rest needs a token. Ids are strings, times are ISO 8601 in UTC.',
    ),
    codeBlock(`curl '${base}/products?category=Computer%20Components&limit=8&sortBy=rating'`),
  ],
});

const tokens = ({ base }: GuideFacts): Topic => ({
  id: 'about-tokens',
  title: 'Tokens',
  text: [
    paragraph(
      '`POST /auth/login` returns `token` and `user`. Send the token with every call that asks for one; there is no session cookie. It is a JWT, but who it stands for and what that person may do is read anew at each call.',
    ),
    codeBlock(`curl -X POST '${base}/auth/login' -H 'Content-Type: application/json' \\
  -d '{"email":"ada@example.com","password":"correct horse battery"}'

curl '${base}/users/me' -H 'Authorization: Bearer TOKEN'`),
    paragraph(
      'A session lasts 90 days, 30 without use; 12 hours, one without use, for employees and admins. Signing out, another password, another role and deletion end it at once. Responses that hold a `token` (a changed profile or password) replace the one before.',
    ),
    paragraph(
      '401 means that the token is missing or over: forget it and sign in again. 403 means that the role does not suffice. Staff with a one-time password get 409 with the reason `password_change_required` until they have changed it.',
    ),
    paragraph(
      'To sign in by Google or Facebook, send the browser to `/auth/google` or `/auth/facebook`; it comes back with `#sign-in={code}` behind the address, which `POST /auth/exchange` turns into a token within a minute.',
    ),
    paragraph('Scripts of other sites may call the API only where this shop allows their origin (CORS).'),
  ],
});

const keys = ({ base, perMinute, hasOpenData }: GuideFacts): Topic => ({
  id: 'about-keys',
  title: 'Keys for programs',
  text: [
    paragraph(
      'Whatever only reads and is for everybody needs no key. With one, a program asks more often: it has a name, says what it is for, how much it may ask and for how long, and is made once your address is confirmed. It is shown that once; only its hash is kept.',
    ),
    html`<p><a href="/en/profile">Make a key in your profile</a></p>`,
    codeBlock(`curl '${base}/search?search=ssd' -H 'Authorization: Bearer vvk_…'`),
    paragraph(
      `Each request with a key counts by the key, half of its minute at once${
        perMinute > 0
          ? `, and by your account: ${perMinute * keyBonus} a minute for all of its keys, against the ${perMinute} of an address without one`
          : ''
      }. A key is for calls that only read (those without a token, and \`POST /cart/split\`) or for assistants (\`/mcp\`), or for both; to all others it means nothing. 401 says that it is withdrawn or over, 403 that it is not for this.`,
    ),
    paragraph(
      'To be told of changed prices rather than to ask again and again, set alerts and add a signed webhook among their channels (`POST /users/me/alert-channels`); to have everything, read the files that are written each night, where the shop publishes them.',
    ),
    ...(hasOpenData
      ? [html`<p><a href="/open-data">Open data: products, best offers and price history</a></p>`]
      : []),
  ],
});

const errors = ({ base }: GuideFacts): Topic => ({
  id: 'about-errors',
  title: 'Errors',
  text: [
    paragraph(
      'Every error has one shape: `message` is for people, in the language of the request; `code` is for programs and stays; `requestId` is what to name when asking us about it; `details` says more where there is more to say: for `invalid_request` a list of places and reasons.',
    ),
    codeBlock(`curl '${base}/search?colour=red'

{"message":"Unknown parameter: colour.","code":"invalid_request","requestId":"5f0c9a1be27d-4k",
 "details":[{"path":"query.colour","message":"Unknown; this call takes: category, search, …"}]}`),
    table(
      'Error codes',
      ['HTTP', 'Code', 'Meaning'],
      (Object.entries(errorStatuses) as [ErrorCode, number][]).map(
        ([code, status]) =>
          html`<tr><td>${status}</td><td><code>${code}</code></td><td>${prose(errorMeanings[code])}</td></tr>`,
      ),
    ),
    paragraph(
      'What is edited by several people has a `version`: send the one you read. Where it is another by now, the response is 409, with what there is now in `details.current`.',
    ),
  ],
});

const paging = ({ base }: GuideFacts): Topic => ({
  id: 'about-paging',
  title: 'Parameters and paging',
  text: [
    paragraph(
      'Lists are JSON arrays. `page` counts from 1, `limit` is 100 at most. `X-Total-Count` says how many items there are in all, `Link` where the next and the previous page are. `/search` returns an object that holds its total, and the facets that narrow it.',
    ),
    codeBlock(`curl -i '${base}/products?search=ssd&page=2'

X-Total-Count: 61
Link: </api/products?page=3&search=ssd>; rel="next", </api/products?page=1&search=ssd>; rel="prev"`),
    paragraph(
      'A parameter that a call does not know is refused by its name. What a list is searched by is called `search`; `q` means the same. Facets may be repeated (`brand=Asus&brand=MSI`): values of one facet widen it, different facets narrow each other.',
    ),
  ],
});

const limits = ({ base, perMinute }: GuideFacts): Topic => ({
  id: 'about-limits',
  title: 'Limits',
  text: [
    paragraph(
      perMinute > 0
        ? `One address may have ${perMinute} uncached responses a minute, half of them at once. Beyond it the response is 429: wait for as many seconds as \`Retry-After\` says.`
        : 'Too many requests get 429: wait as many seconds as `Retry-After` says.',
    ),
    paragraph(
      'Signing in, registering, reset links and reports have limits of their own, per account and per address, far lower.',
    ),
    paragraph(
      `A JSON body holds 64 KB at most, a form with files ${megabytes(uploadLimits.formBytes)}. Public responses carry an \`ETag\`: ask again with \`If-None-Match\`, and what is the same comes as 304.`,
    ),
    codeBlock(`curl -i '${base}/categories' -H 'If-None-Match: "m2pQf0Yx"'`),
  ],
});

const languages = ({ base }: GuideFacts): Topic => ({
  id: 'about-languages',
  title: 'Languages',
  text: [
    paragraph(
      'Messages, and specifications of a product, are in the language of `Accept-Language`: `fr` or `en`, English when absent. Categories carry both names, `name` and `nameFr`; ask for them by `name` or by `key`, which stays when they are renamed. Titles and descriptions are as merchants write them.',
    ),
    codeBlock(`curl '${base}/products/1042' -H 'Accept-Language: fr'`),
  ],
});

const money = (): Topic => ({
  id: 'about-money',
  title: 'Money',
  text: [
    paragraph(
      'Amounts are JSON numbers: euros with two decimals, VAT included (`579.9` is €579.90). `storePrice` is what a merchant asks, `deliveryCost` what delivery adds, `totalPrice` both: offers and products are ranked by it, and alerts watch it.',
    ),
    paragraph(
      'A delivery cost that a merchant does not state is 0 with `deliveryKnown: false`: it is unknown, not free. Prices are null where nobody offers the product.',
    ),
    paragraph(
      'Only the forms of admins take amounts as people type them: `1,234.50` in English, `1 234,50` in French.',
    ),
  ],
});

/** The introduction of the API documents. */
export const guideTopics = (facts: GuideFacts): Topic[] =>
  [start, tokens, keys, errors, paging, limits, languages, money].map((topic) => topic(facts));
