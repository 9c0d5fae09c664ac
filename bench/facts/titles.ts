import { refreshFacts } from '../../src/server/facts/service.ts';
// How good products' facts are: titles of the first offer of each product against the ones made of all offers, on the
// catalogue as it stands, and how long making all of them takes.
//   DATABASE_URL=… node bench/facts/titles.ts
import {
  isAllLowerCase,
  isAllUpperCase,
  isTruncated,
  stripTitle,
} from '../../src/server/facts/titles/title-words.ts';
import { connectBenchDatabase } from '../open-database.ts';

const url = process.env.DATABASE_URL;
if (!url) {
  console.error('facts: not measured; give a database that feeds were imported into (DATABASE_URL)');
  process.exit(1);
}
const database = connectBenchDatabase(url);

await database.execute('insert into stale_product_facts select id from products on conflict do nothing');
const startedAt = performance.now();
const cpu = process.cpuUsage();
const count = await refreshFacts(database);
const { user, system } = process.cpuUsage(cpu);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(
  `facts of ${count} products in ${seconds} s, ${((user + system) / 1e6).toFixed(1)} s of it here\n`,
);

type Titles = { made: string; titles: string[]; hasDescription: boolean; typed: number };
const products = await database.rows<Titles>(
  `select p.title as made, array_agg(o.title order by o.id) as titles, p.description <> '' as "hasDescription",
     (select count(distinct key)::int from product_specifications s where s.product_id = p.id) as typed
   from products p join offers o on o.product_id = p.id
   where o.gone_at is null
   group by p.id`,
);

const faults: [string, (title: string, others: readonly string[]) => boolean][] = [
  ['in capitals', isAllUpperCase],
  ['without capitals', isAllLowerCase],
  ['cut', isTruncated],
  ['decorated', (title) => stripTitle(title, '') !== title],
];
console.log('| title | first offer’s | made of all |\n|---|--:|--:|');
const share = (number: number) => `${((100 * number) / products.length).toFixed(2)} %`;
for (const [name, hasFault] of faults) {
  const first = products.filter(({ titles }) => hasFault(titles[0] ?? '', titles)).length;
  const made = products.filter((each) => hasFault(each.made, each.titles)).length;
  console.log(`| ${name} | ${share(first)} | ${share(made)} |`);
}
console.log(`\nwith a description: ${share(products.filter((each) => each.hasDescription).length)}`);
console.log(`with three typed specifications: ${share(products.filter(({ typed }) => typed >= 3).length)}`);
await database.close();
