import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSound } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';
import { drawPhoto } from '../helpers/pictures.ts';
import { expectAccessibleScreen, signInWith } from '../helpers/staff-pages.ts';

const opened = withShop({ pages: 'reset' });
let token: string;

beforeAll(async () => {
  const { people } = opened.server;
  token = await people.token(await people.create({ role: 'admin' }));
});
beforeEach(() => signInWith(opened.page, token));

const field = (label: string) => opened.page.getByLabel(label, { exact: true });
const press = (name: string) => opened.page.getByRole('button', { name, exact: true }).click();
const rowOf = (text: string) => opened.page.getByRole('row').filter({ hasText: text });

async function fillNeeded(name: string) {
  await field('Name').fill(name);
  await field('Price in euros').fill('49,90');
  await field('Category').selectOption({ label: 'Tablets (Computing)' });
}

const photo = async (name: string, width: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await drawPhoto(width, 200).png().toBuffer(),
});

describe('the product manager', () => {
  it('says what is missing, creates a product with pictures in their order, and is empty again', async () => {
    const { page } = opened;
    await opened.open('/en/admin/products/create');
    await press('Create product');
    await page.getByText('Name is required').waitFor();
    await fillNeeded('Robot One');
    await field('Specifications').fill('Colour: black');
    await field('Add images').setInputFiles([await photo('a.png', 300), await photo('b.png', 310)]);
    expect(await page.locator('.admin-pictures canvas').count()).toBe(2);
    await press('Move image 2 forward');
    await press('Create product');
    await page.getByText('Product created!').waitFor();
    await expect.poll(() => field('Name').inputValue()).toBe('');
    expect(await page.locator('.admin-pictures li').count()).toBe(0);
    await rowOf('Robot One').waitFor();
    await rowOf('Robot One').getByRole('link', { name: 'Robot One', exact: true }).click();
    await page.getByRole('heading', { name: 'Robot One', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'No merchant yet' }).waitFor();
    await page.locator('main').getByText('Guide price from Visavis:').first().waitFor();
    await page.locator('main').getByText('€49.90').first().waitFor();
    await expect.poll(() => page.getByRole('img', { name: /^Image \d of 2$/ }).count()).toBe(2);
  });

  it('edits a product that was searched for, and takes a picture away', async () => {
    const { page } = opened;
    await opened.open('/en/admin/products/create');
    expect(await field('In stock').isChecked()).toBe(true);
    await fillNeeded('Robot Two');
    await field('In stock').uncheck();
    await field('Add images').setInputFiles([await photo('a.png', 320)]);
    await press('Create product');
    await rowOf('Robot Two').waitFor();
    await expect.poll(() => field('In stock').isChecked()).toBe(true);
    await page.getByRole('searchbox', { name: 'Title, brand or code' }).fill('robot two');
    await page.keyboard.press('Enter');
    await page.getByText('1 result').waitFor();
    await press('Edit Robot Two');
    await page.getByRole('heading', { name: 'Edit: Robot Two' }).waitFor();
    expect(await field('In stock').isChecked()).toBe(false);
    expect(await field('Price in euros').inputValue()).toBe('49.90');
    await expect
      .poll(() => field('Category').locator('option:checked').textContent())
      .toBe('Tablets (Computing)');
    await page.locator('.admin-pictures img').waitFor();
    await press('Remove image 1');
    await field('Name').fill('Robot Three');
    await press('Save product');
    await page.getByText('Product updated!').waitFor();
    await page.getByRole('heading', { name: 'New product' }).waitFor();
    await page.getByRole('searchbox', { name: 'Title, brand or code' }).fill('robot three');
    await page.keyboard.press('Enter');
    await rowOf('Robot Three').waitFor();
    expect(await rowOf('Robot Three').locator('img').getAttribute('src')).toBe('/placeholder.svg');
  });

  it('takes image files only, and says so of the others', async () => {
    const { page } = opened;
    await opened.open('/en/admin/products/create');
    await field('Add images').setInputFiles([
      { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>') },
    ]);
    await page.getByText('page.html is not a JPEG, PNG, WebP or AVIF image.').waitFor();
    await fillNeeded('Robot Four');
    const disguised = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };
    await field('Add images').setInputFiles([disguised]);
    await press('Create product');
    await page.getByText('One of the files is not a valid image').waitFor();
    expect(await field('Name').inputValue()).toBe('Robot Four');
  });

  it('makes no price of staff’s of the merchants’ best one, which stands beside the field', async () => {
    const { page } = opened;
    const { seed, publish, database } = opened.server;
    const id = await seed.product({ title: 'Robot Nine', category: 'tablets' });
    const merchantId = await seed.merchant({ name: 'Est' });
    await seed.offer({ merchantId, productId: id, priceCents: 10_000 });
    await publish();
    await opened.open('/en/admin/products/create?search=robot+nine');
    await press('Edit Robot Nine');
    await page.getByRole('heading', { name: 'Edit: Robot Nine' }).waitFor();
    expect(await field('Price in euros').inputValue()).toBe('');
    await page.getByText('Merchants offer the product from €100.00').waitFor();
    await field('Brand').fill('Acme');
    await press('Save product');
    await page.getByText('Product updated!').waitFor();
    const [stored] = await database.database.rows(
      'select brand, fallback_price_cents as cents from products where id = $1',
      [id],
    );
    expect(stored).toEqual({ brand: 'Acme', cents: null });
  });

  it('shows both versions where somebody else has saved meanwhile', async () => {
    const { page } = opened;
    await opened.server.seed.product({ title: 'Robot Five', category: 'tablets' });
    await opened.open('/en/admin/products/create?search=robot+five');
    await press('Edit Robot Five');
    await page.getByRole('heading', { name: 'Edit: Robot Five' }).waitFor();
    await field('Price in euros').fill('10.00');
    await opened.server.database.database.execute(
      `update products set version = version + 1, brand = 'Theirs', fallback_in_stock = false, fallback_price_cents = 1000,
         category_id = (select id from categories where key = 'gaming') where title = 'Robot Five'`,
    );
    await press('Save product');
    const clash = page.getByRole('alert', { name: 'Changed in the meantime' });
    await clash.waitFor();
    const said = await clash.textContent();
    expect(said).toContain('Saved version: Theirs');
    expect(said).toContain('CategorySaved version: GamingYour version: Tablets');
    expect(said).toContain('In stockSaved version: noYour version: yes');
    expect(said).not.toContain('Price');
    await press('Save my version');
    await page.getByText('Product updated!').waitFor();
  });

  it('asks about pictures where only these differ, and nothing where all is the same', async () => {
    const { page } = opened;
    await opened.server.seed.product({ title: 'Robot Pictured', category: 'tablets' });
    const raise = `update products set version = version + 1, fallback_price_cents = 1000 where title = 'Robot Pictured'`;
    const edit = async () => {
      await opened.open('/en/admin/products/create?search=robot+pictured');
      await press('Edit Robot Pictured');
      await page.getByRole('heading', { name: 'Edit: Robot Pictured' }).waitFor();
      await field('Price in euros').fill('10.00');
      await opened.server.database.database.execute(raise);
    };
    await edit();
    await press('Save product');
    await page.getByText('Product updated!').waitFor();
    await edit();
    await field('Add images').setInputFiles([await photo('a.png', 300)]);
    await press('Save product');
    const clash = page.getByRole('alert', { name: 'Changed in the meantime' });
    await clash.waitFor();
    expect(await clash.textContent()).toContain(
      'ImagesSaved version: 0Your version: 1 (others, or in another order)',
    );
  });

  it('shows the product that was chosen last, and asks where something was typed meanwhile', async () => {
    const { page } = opened;
    const { seed } = opened.server;
    const slow = await seed.product({ title: 'Robot Slow' });
    await seed.product({ title: 'Robot Swift' });
    await opened.open('/en/admin/products/create?search=robot+s');
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    await page.route(`**/api/admin/products/${slow}`, async (route) => {
      await late;
      await route.continue();
    });
    const isThere = () => page.waitForResponse(`**/api/admin/products/${slow}`);
    const first = isThere();
    await press('Edit Robot Slow');
    await press('Edit Robot Swift');
    const swift = page.getByRole('heading', { name: 'Edit: Robot Swift' });
    await swift.waitFor();
    answer();
    await (await first).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await swift.count()).toBe(1);

    await page.unroute(`**/api/admin/products/${slow}`);
    const { promise: later, resolve: answerLater } = Promise.withResolvers<void>();
    await page.route(`**/api/admin/products/${slow}`, async (route) => {
      await later;
      await route.continue();
    });
    await press('Edit Robot Slow');
    await field('Name').fill('Robot Typed');
    answerLater();
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.waitFor();
    expect(await field('Name').inputValue()).toBe('Robot Typed');
    await question.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('heading', { name: 'Edit: Robot Slow' }).waitFor();
  });

  it('asks before a half-edited product is left, and leaves one that is saved or untouched', async () => {
    const { page } = opened;
    const go = (tab: string) => page.getByRole('link', { name: tab, exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    const categories = page.getByRole('heading', { name: 'Category Manager', level: 1 });
    await opened.open('/en/admin/categories');
    await go('Product Manager');
    await fillNeeded('Robot Half');
    await go('Category Manager');
    await question.waitFor();
    await expectSound(page, [
      { width: 390, colorScheme: 'dark' },
      { width: 1280, colorScheme: 'light' },
    ]);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.goBack();
    await question.getByRole('button', { name: 'Close' }).click();
    expect(await field('Name').inputValue()).toBe('Robot Half');
    await press('Create product');
    await page.getByText('Product created!').waitFor();
    await go('Category Manager');
    await categories.waitFor();
    await go('Product Manager');
    await field('Name').fill('Robot Lost');
    await press('Edit Robot Half');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await field('Name').inputValue()).toBe('Robot Lost');
    await press('Edit Robot Half');
    await question.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('heading', { name: 'Edit: Robot Half' }).waitFor();
    await field('Name').fill('Robot Lost');
    await page.goBack();
    await question.getByRole('button', { name: 'Discard', exact: true }).click();
    await categories.waitFor();
  });

  it('asks no longer once what was typed is saved', async () => {
    const { page } = opened;
    await opened.open('/en/admin/categories');
    await page.getByRole('link', { name: 'Product Manager', exact: true }).click();
    await fillNeeded('Robot Saved');
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/products', async (route) => {
      await late;
      await route.continue();
    });
    await press('Create product');
    await page.goBack();
    await page.getByRole('dialog', { name: 'Discard your changes?' }).waitFor();
    answer();
    await page.getByText('Product created!').waitFor();
    await page.getByRole('heading', { name: 'Category Manager', level: 1 }).waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('deletes what nobody has offered, and says why it keeps the rest', async () => {
    const { page } = opened;
    const { seed, publish } = opened.server;
    await seed.product({ title: 'Robot Six' });
    const offered = await seed.product({ title: 'Robot Seven' });
    const merchantId = await seed.merchant({ name: 'Nord' });
    await seed.offer({ merchantId, productId: offered, priceCents: 10_000 });
    await publish();
    await opened.open('/en/admin/products/create?search=robot+s');
    const dialog = page.locator('dialog[open]');
    await press('Delete Robot Six');
    expect(await dialog.textContent()).toContain('“Robot Six”, its images and what visitors kept of it');
    await press('Delete permanently');
    await page.getByText('The product has been deleted.').waitFor();
    await expect.poll(() => rowOf('Robot Six').count()).toBe(0);
    // What would be refused is not asked.
    await press('Delete Robot Seven');
    await dialog.getByText('Merchants have offered this product').waitFor();
    expect(await dialog.getByRole('button', { name: 'Delete permanently' }).count()).toBe(0);
    await dialog.getByRole('link', { name: 'Manage its offers' }).click();
    await page.waitForURL(`**/en/admin/matches/product?id=${offered}`);
    // Nor is one deleted that came to be offered while the list was shown.
    const late = await seed.product({ title: 'Robot Sixteen' });
    await opened.open('/en/admin/products/create?search=robot+sixteen');
    await rowOf('Robot Sixteen').waitFor();
    await seed.offer({ merchantId, productId: late, priceCents: 10_000 });
    await press('Delete Robot Sixteen');
    await press('Delete permanently');
    await dialog.getByText('Merchants have offered this product').waitFor();
  });
});

it('has nothing that axe finds, while a product is edited', async () => {
  const { page } = opened;
  await opened.server.seed.product({ title: 'Robot Eight', category: 'tablets' });
  await expectAccessibleScreen(
    page,
    (language) => `${opened.server.origin}/${language}/admin/products/create?search=robot+eight`,
    async () => {
      await page
        .getByRole('button', { name: /Robot Eight$/ })
        .first()
        .click();
      await page.getByRole('heading', { level: 2, name: /: Robot Eight$/ }).waitFor();
      await page.getByLabel(/^(Add images|Ajouter des images)$/).setInputFiles([await photo('a.png', 300)]);
    },
  );
});
