import type { Database } from '../../src/server/platform/database/database.ts';

const isOurs = (schema: string) => `${schema} = 'public'::regnamespace`;

/** What PostgreSQL's catalogues tell of a database's shape, by kind; `pg_attver` is a mark of newer 15.x releases. */
const catalogues = {
  relations: `
    select relname, relkind, relpersistence, reloptions, relrowsecurity, relreplident, relacl, amname,
      obj_description(c.oid, 'pg_class') as comment
    from pg_class c left join pg_am am on am.oid = relam
    where ${isOurs('relnamespace')}`,
  columns: `
    select relname, row_number() over (partition by c.oid order by attnum) as place, attname,
      format_type(atttypid, atttypmod) as type, attnotnull, pg_get_expr(adbin, adrelid) as "default", attidentity,
      attgenerated, collname, attstorage, attcompression, attstattarget,
      array(select option from unnest(attoptions) as option where option not like 'pg\\_attver=%') as attoptions, attacl,
      col_description(c.oid, attnum) as comment
    from pg_attribute a join pg_class c on c.oid = attrelid
      left join pg_attrdef on adrelid = c.oid and adnum = attnum
      left join pg_collation co on co.oid = attcollation
    where ${isOurs('relnamespace')} and relkind in ('r', 'p', 'v', 'm', 'f') and attnum > 0 and not attisdropped`,
  constraints: `
    select conrelid::regclass, conname, pg_get_constraintdef(oid) as definition, convalidated,
      obj_description(oid, 'pg_constraint') as comment
    from pg_constraint where ${isOurs('connamespace')}`,
  indexes: `
    select pg_get_indexdef(indexrelid) as definition, indisvalid, indisclustered, indisreplident
    from pg_index join pg_class on pg_class.oid = indexrelid where ${isOurs('relnamespace')}`,
  functions: `
    select pg_get_functiondef(oid) as definition, proacl, obj_description(oid, 'pg_proc') as comment
    from pg_proc where ${isOurs('pronamespace')}`,
  triggers: `
    select pg_get_triggerdef(t.oid) as definition, tgenabled
    from pg_trigger t join pg_class on pg_class.oid = tgrelid where ${isOurs('relnamespace')} and not tgisinternal`,
  sequences: `
    select sequencename, data_type::text, start_value, min_value, max_value, increment_by, cycle, cache_size,
      refobjid::regclass as owner, refobjsubid, deptype
    from pg_sequences s left join pg_depend on classid = 'pg_class'::regclass and deptype in ('a', 'i')
      and objid = format('%I.%I', schemaname, sequencename)::regclass`,
  views: `select * from pg_views where schemaname = 'public'`,
  types: `select typname, typtype from pg_type where ${isOurs('typnamespace')}`,
  statistics: `select pg_get_statisticsobjdef(oid) from pg_statistic_ext`,
  policies: `select * from pg_policies`,
  rules: `select * from pg_rules where schemaname = 'public'`,
  extensions: `select extname, extversion, extnamespace::regnamespace from pg_extension`,
  schemas: `select nspname, nspacl from pg_namespace where nspname !~ '^pg_'`,
  privileges: `select defaclobjtype, defaclacl from pg_default_acl`,
  settings: `
    select setconfig from pg_db_role_setting join pg_database d on d.oid = setdatabase
    where datname = current_database()`,
} as const;

type Description = Record<keyof typeof catalogues, string[]>;

/** All that a database is made of but its rows, as lines of JSON: of databases that are the same they are the same. */
export async function describeDatabase(db: Database): Promise<Description> {
  const described = await Promise.all(
    Object.entries(catalogues).map(async ([kind, query]) => {
      const lines = await db.rows<{ line: string }>(
        `select to_jsonb(t)::text as line from (${query}) t order by line`,
      );
      return [kind, lines.map(({ line }) => line)];
    }),
  );
  return Object.fromEntries(described) as Description;
}

/** Each table of ours with its rows as text, in order. */
export async function listContents(db: Database): Promise<Map<string, string[]>> {
  const tables = await db.rows<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`,
  );
  const contents = new Map<string, string[]>();
  for (const { name } of tables) {
    const rows = await db.rows<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    contents.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return contents;
}
