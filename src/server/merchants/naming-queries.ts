import type { Database } from '../platform/database/database.ts';

export type MerchantRow = { id: number; name: string };

/** How a feed identifies its merchant; unknown parts are undefined. */
export type MerchantNames = {
  networkId?: string | undefined;
  nameKey?: string | undefined;
  host?: string | undefined;
};

/**
 * The merchant by the affiliate network's id, else by name, present or former, else by the host of its site. Several
 * merchants of a network may share a site: with such an id the host finds only one that has no other name yet.
 */
export async function findMerchant(db: Database, names: MerchantNames): Promise<MerchantRow | undefined> {
  const [merchant] = await db.rows<MerchantRow>(
    `select id, name from merchants
     where network_id = $1 or name_key = $2 or $2 = any(former_name_keys)
       or website_host = $3 and ($1::text is null or network_id is null and name_key = website_host)
     order by (network_id = $1) is true desc, (name_key = $2) is true desc,
       ($2 = any(former_name_keys)) is true desc, id
     limit 1`,
    [names.networkId ?? null, names.nameKey ?? null, names.host ?? null],
  );
  return merchant;
}

/** Holds a merchant to the end of the transaction; false: it was deleted meanwhile. */
export async function holdMerchant(db: Database, id: number): Promise<boolean> {
  return (await db.rows('select from merchants where id = $1 for key share', [id])).length > 0;
}

export type NewMerchant = { name: string; nameKey: string; networkId: string | null; host: string | null };

/** Makes a merchant, or finds the one of that name. */
export async function insertMerchant(db: Database, merchant: NewMerchant): Promise<MerchantRow> {
  const [inserted] = await db.rows<MerchantRow>(
    `insert into merchants (name, name_key, network_id, website_host) values ($1, $2, $3, $4)
     on conflict (name_key) do update set name = merchants.name
     returning id, name`,
    [merchant.name, merchant.nameKey, merchant.networkId, merchant.host],
  );
  if (!inserted) throw new Error(`Merchant ${merchant.name} was not inserted`);
  return inserted;
}

/** Renames a merchant that was named by its site's host; returns whether it changed. */
export async function nameMerchant(
  db: Database,
  id: number,
  { name, nameKey }: Pick<NewMerchant, 'name' | 'nameKey'>,
): Promise<boolean> {
  const renamed = await db.execute(
    `update merchants set name = $2, name_key = $3
     where id = $1 and name_key = website_host and name_key <> $3
       and not exists (select from merchants where name_key = $3)`,
    [id, name, nameKey],
  );
  return renamed > 0;
}

/** Fills in missing data of a merchant; an id that another one has is not used. */
export async function completeMerchant(
  db: Database,
  id: number,
  { networkId, host }: { networkId: string | null; host: string | null },
): Promise<void> {
  await db.execute(
    `update merchants set
       network_id = coalesce(network_id, (
         select $2::text where not exists (select from merchants where network_id = $2::text))),
       website_host = coalesce(website_host, $3::text)
     where id = $1 and (network_id is null and $2::text is not null or website_host is null and $3::text is not null)`,
    [id, networkId, host],
  );
}
