import { describe, expect, it } from 'vitest';
import { expectNoSidewaysScrolling, hasFocus, openPage, setSize, visit } from '../helpers/browser.ts';
import { withPages } from '../helpers/in-browser.ts';

const opened = withPages({ pages: 'reset' });
const { open } = opened;

const heading = () => opened.page.getByRole('heading', { level: 1 });
const address = () => new URL(opened.page.url());

describe('languages', () => {
  it('negotiates the language of an address without one, and keeps the choice made by the switch', async () => {
    const { page } = opened;
    expect(await open('/category/Laptops')).toBe(200);
    await expect.poll(() => heading().textContent()).toBe('Ordinateurs Portables');
    // What the server wrote stays as it is until it means something else.
    const price = () => page.locator('.card .price').first().textContent();
    expect(await price()).toMatch(/^\d[\d\s]*,\d\d\s€$/);
    // Read out as it is seen.
    const spoken = await page.locator('.rating .sr-only').allTextContents();
    expect(spoken.join()).toMatch(/sur 5, 1\s280 avis/);
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect.poll(() => heading().textContent()).toBe('Laptops');
    expect(await price()).toMatch(/^€\d[\d,]*\.\d\d$/);
    expect(address().pathname).toBe('/en/category/Laptops');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await open('/products');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  it('names the canonical address and the other language', async () => {
    await open('/fr/category/Laptops?sortBy=price&page=2');
    const head = opened.page.locator('head');
    const href = (selector: string) => head.locator(selector).getAttribute('href');
    expect(await href('link[rel=canonical]')).toBe(`${opened.server.origin}/fr/category/Laptops?page=2`);
    expect(await href('link[hreflang=en]')).toBe(`${opened.server.origin}/en/category/Laptops?page=2`);
    expect(await href('link[hreflang=x-default]')).toBe(`${opened.server.origin}/category/Laptops?page=2`);
  });
});

describe('error page', () => {
  it.each(['/de/products', '/fr/nowhere', '/nowhere/at/all', '/fr/category/Nope', '/fr/product/99999'])(
    'answers %s with 404, Oops and a way home',
    async (path) => {
      expect(await open(path)).toBe(404);
      expect(await heading().textContent()).toBe('Oups\u00a0!');
      await expect.poll(() => opened.page.getByText('Erreur 404').isVisible()).toBe(true);
      await opened.page.getByRole('link', { name: 'Retour à l’accueil' }).click();
      await expect.poll(() => address().pathname).toBe('/fr');
    },
  );
});

describe('home', () => {
  it('shows two merchants face to face, categories and the best-rated components', async () => {
    const { page } = opened;
    expect(await open('/en')).toBe(200);
    const duel = page.getByRole('region', { name: 'Prices face to face' });
    expect(await duel.getByText('Same product').textContent()).toMatch(/€[\d.,]+ difference/);
    expect(await page.locator('.category-strip li').count()).toBe(11);
    expect(await page.locator('#products h3').count()).toBe(8);
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await expect.poll(() => address().pathname + address().hash).toBe('/en/products#products');
    expect(await page.locator('#products h3').count()).toBe(8);
  });

  it('shows what fell since yesterday, by our own observation', async () => {
    const { page } = opened;
    await open('/fr');
    const drops = page.getByRole('region', { name: 'Les plus fortes baisses du jour' });
    expect(await drops.getByRole('heading', { level: 3 }).count()).toBe(4);
    expect(await drops.getByText('depuis hier').first().textContent()).toMatch(
      /^−20\s% depuis hier \([\d\s,]+€\)$/,
    );
    expect(await drops.getByText('en 24 heures').textContent()).toContain(
      'Les marchands nous versent une commission',
    );
  });

  it('says which part failed, with status 503, and loads it again', async () => {
    const { page } = opened;
    opened.server.failing = ['listCategoryThumbnails', 'searchProducts', 'getFaceToFace', 'listPriceDrops'];
    expect(await open('/en')).toBe(503);
    expect(opened.server.takeReports()).toHaveLength(4);
    await expect
      .poll(() => page.getByRole('alert').allTextContents())
      .toEqual([
        expect.stringContaining('Failed to load categories. Please try again.'),
        expect.stringContaining('Failed to load Computer products'),
        expect.stringContaining('Failed to load price drops.'),
      ]);
    opened.server.failing = [];
    await page.getByRole('link', { name: 'Try again' }).first().click();
    await expect.poll(() => page.locator('#products h3').count()).toBe(8);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('keeps what the server drew where a script of a later part does not come, until it does', async () => {
    const { page } = opened;
    const scripts = '**/assets/{list-watch,category-menu}-*.js';
    let isAway = true;
    let refused = 0;
    await page.route(scripts, (route) => {
      if (!isAway) return route.continue();
      if (route.request().url().includes('list-watch')) refused++;
      return route.fulfill({ status: 404 });
    });
    await page.goto(`${opened.server.origin}/en/category/Laptops`);
    const cards = await page.locator('.card').count();
    await expect
      .poll(async () => {
        await page.evaluate("dispatchEvent(new Event('scroll'))");
        return refused;
      })
      .toBeGreaterThan(0);
    expect(cards).toBeGreaterThan(0);
    expect(await page.locator('.card').count()).toBe(cards);
    expect(await page.getByRole('alert').count()).toBe(0);
    isAway = false;
    // Nothing comes of it before the part is alive.
    const submit = "new SubmitEvent('submit', { bubbles: true, cancelable: true })";
    await expect
      .poll(
        async () => {
          await page.evaluate(`document.querySelector('#list-watch form').dispatchEvent(${submit})`);
          return page.locator('#list-watch [role=alert]').count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
    expect(await page.locator('.card').count()).toBe(cards);
    await page.unroute(scripts);
  });

  it('remembers viewed products, bears rubbish in storage, and clears the list', async () => {
    const { page } = opened;
    await open('/en');
    const viewed = [{ id: '1', title: 'A', image: null }, { id: 'x' }, null];
    await page.evaluate(`localStorage.setItem('recentlyViewed', ${JSON.stringify(JSON.stringify(viewed))})`);
    await open('/en');
    const strip = page.getByRole('region', { name: 'Recently viewed' });
    expect(await strip.getByRole('listitem').count()).toBe(1);
    await strip.getByRole('button', { name: 'Clear the list' }).click();
    await expect.poll(() => strip.count()).toBe(0);
    expect(await page.getByText('Your recently viewed products are cleared.').isVisible()).toBe(true);
  });
});

describe('legal notice', () => {
  it('is linked in the footer and tells who is answerable, what is missing and what is made up', async () => {
    const { page } = opened;
    await open('/fr');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect.poll(() => heading().textContent()).toBe('Mentions légales');
    expect(address().pathname).toBe('/fr/legal');
    const main = page.getByRole('main');
    expect(await main.getByRole('note').textContent()).toContain('sont fictives');
    for (const text of ['Visavis SAS', 'bonjour@visavis.example', '01 23 45 67 89', 'non renseigné']) {
      expect(await main.getByText(text).isVisible(), text).toBe(true);
    }
  });
});

describe('search', () => {
  it('is reached by /, does nothing when blank, and shows results', async () => {
    const { page } = opened;
    await open('/en/how-we-rank');
    // How often prices are updated, in figures that are live.
    expect(await page.getByText('1,234 updates in the last 24 hours').isVisible()).toBe(true);
    await page.keyboard.press('/');
    const box = page.getByLabel('Search products', { exact: true });
    expect(await hasFocus(box)).toBe(true);
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    expect(address().pathname).toBe('/en/how-we-rank');
    await box.fill('ryzen & co');
    await page.keyboard.press('Enter');
    await expect.poll(() => heading().textContent()).toBe('Results for “ryzen & co”');
    expect(address().search).toBe('?search=ryzen+%26+co');
    expect(await page.title()).toBe('Results for “ryzen & co” – Visavis');
    expect(await page.getByText('No products found for').isVisible()).toBe(true);
  });

  it('states order, merchants and what it answered instead', async () => {
    const { page } = opened;
    expect(await open('/fr/products?search=ryzzen')).toBe(200);
    expect(await page.getByText('vous aviez saisi «\u00a0ryzzen\u00a0»').isVisible()).toBe(true);
    expect(await heading().textContent()).toBe('Résultats pour «\u00a0ryzen\u00a0»');
    expect(await page.getByText('Aucun produit ne réunit tous vos mots').count()).toBe(0);
    await page.getByRole('link', { name: 'Rechercher «\u00a0ryzzen\u00a0» tel quel' }).click();
    await expect.poll(() => address().search).toBe('?search=ryzzen&spelling=typed');
    await open('/fr/products?search=trotinette');
    expect(await heading().textContent()).toBe('Résultats pour «\u00a0trottinette\u00a0»');
    expect(await page.getByText('Aucun produit pour «\u00a0trottinette\u00a0»').isVisible()).toBe(true);
    await open('/fr/products?search=ryzen+voiture');
    expect(await page.getByText('voici les résultats sans «\u00a0voiture\u00a0»').isVisible()).toBe(true);
    expect(await heading().textContent()).toBe('Résultats pour «\u00a0ryzen\u00a0»');
    expect(await open('/fr/products?search=ryzen+pas+cher+moins+de+300+€')).toBe(200);
    expect(address().search).toBe('?search=ryzen&max=300&sortBy=delivered');
    await open('/fr/products?search=ryzen');
    const legal = page.getByText('par pertinence').last();
    expect(await legal.textContent()).toContain('50 marchands\u00a0; liste non exhaustive');
  });

  it('says that all there is was left out, and leads to it', async () => {
    const { page } = opened;
    expect(await open('/fr/products?search=ryzen+sauf+amd')).toBe(200);
    expect(await page.getByText('nous n’avons que ce que votre recherche écarte').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Tout voir pour «\u00a0ryzen\u00a0»' }).click();
    await expect.poll(() => address().search).toBe('?search=ryzen');
    await page.setViewportSize({ width: 320, height: 800 });
    await open(`/fr/products?search=${'x'.repeat(100)}+sauf+amd`);
    expect(await page.getByRole('link', { name: 'Tout voir pour' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('says what was left out, and leads to all of it within what was chosen', async () => {
    const { page } = opened;
    expect(await open('/fr/products?search=ryzen+sauf+apple+moins+de+400+€')).toBe(200);
    expect(await page.getByText('Votre recherche écarte «\u00a0apple\u00a0».').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Tout voir pour «\u00a0ryzen\u00a0»' }).click();
    await expect.poll(() => address().search).toBe('?search=ryzen&max=400');
  });

  it('leads to nearby categories where nothing is found, else to all', async () => {
    const { page } = opened;
    const links = page.locator('main ul').first().getByRole('link');
    expect(await open('/fr/products?search=tablot')).toBe(200);
    expect(await links.allTextContents()).toEqual(['Tablettes']);
    await open('/fr/products?search=qqqq');
    expect(await links.count()).toBeGreaterThan(5);
  });

  it('leads from products of a category or brand, and from a search by another name, to where these are', async () => {
    expect(await open('/en/products?category=Laptops&sortBy=price')).toBe(200);
    expect(address().pathname + address().search).toBe('/en/category/Laptops?sortBy=price');
    expect(await open('/en/products?q=ryzen')).toBe(200);
    expect(address().pathname + address().search).toBe('/en/products?search=ryzen');
    expect(await open('/en/products?category=Nope')).toBe(404);
  });
});

describe('category', () => {
  it('sorts and pages by address', async () => {
    const { page } = opened;
    expect(await open('/en/category/Laptops')).toBe(200);
    expect(await page.locator('.catalogue-grid h3').count()).toBe(24);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('delivered');
    await expect.poll(() => address().search).toBe('?sortBy=delivered');
    // The sorted list's: the address is there before it, and as it comes the page moves below the mouse.
    const next = page.getByRole('link', { name: 'Next page' });
    await next.and(page.locator('[href*="sortBy=delivered"]')).click();
    await expect.poll(() => address().search).toBe('?sortBy=delivered&page=2');
    await expect.poll(() => page.locator('.catalogue-grid h3').count()).toBe(16);
    expect(await hasFocus(page.locator('main'))).toBe(true);
  });

  it('sorts without JavaScript', async () => {
    const plain = await openPage(opened.browser, { javaScriptEnabled: false });
    await plain.page.goto(`${opened.server.origin}/en/products?search=ryzen`);
    await plain.page.getByRole('combobox', { name: 'Sort by' }).selectOption('rating');
    await plain.page.getByRole('button', { name: 'Sort' }).click();
    expect(new URL(plain.page.url()).search).toBe('?search=ryzen&sortBy=rating');
    await plain.close();
  });

  it('says without JavaScript what needs it, and shows no button that does nothing', async () => {
    const plain = await openPage(opened.browser, { javaScriptEnabled: false });
    await plain.page.goto(`${opened.server.origin}/en/category/Laptops`);
    const note = plain.page.locator('noscript > p').first();
    expect(await note.isVisible()).toBe(true);
    expect(await note.textContent()).toContain('Without JavaScript you can search and compare.');
    expect(await plain.page.locator('main .card').count()).toBeGreaterThan(0);
    expect(
      await plain.page
        .locator('main')
        .getByRole('button', { name: /cart|Selection/ })
        .count(),
    ).toBe(0);
    await plain.page.goto(`${opened.server.origin}/en/favorites`);
    await plain.page.getByRole('heading', { name: 'My Selection' }).waitFor();
    expect(await plain.page.locator('.skeleton:visible').count()).toBe(0);
    await plain.close();
  });

  it('stays where it is without a connection, and says why', async () => {
    const { page } = opened;
    await open('/en/category/Laptops');
    await page.context().setOffline(true);
    await page.locator('main .card-title a').first().click();
    await page.getByText('You are offline.').waitFor();
    const field = page.getByRole('search').locator('input');
    await field.fill('ryzen');
    await field.press('Enter');
    expect(page.url()).toBe(`${opened.server.origin}/en/category/Laptops`);
    await page.context().setOffline(false);
    await field.press('Enter');
    await page.waitForURL('**/en/products?search=ryzen');
  });

  it('keeps a list whose facets, order and pages cannot be loaded, and goes on once they can', async () => {
    const { page } = opened;
    const path = '/en/category/Laptops';
    await open(path);
    const box = page.locator('.facet-value input[type=checkbox]').first();
    await box.waitFor();
    await page.context().setOffline(true);
    const said = page.getByText('You are offline.');
    const tries: (() => Promise<unknown>)[] = [
      () => box.click(),
      () => page.locator('select[name=sortBy]').selectOption({ index: 1 }),
      () => page.locator('main a[href*="page=2"]').first().click(),
    ];
    for (const attempt of tries) {
      await attempt();
      await said.first().waitFor();
      expect(page.url()).toBe(opened.server.origin + path);
      expect(await box.isChecked()).toBe(false);
      expect(await page.locator('main .card-title').count()).toBeGreaterThan(5);
    }
    expect(
      await page.locator('select[name=sortBy]').evaluate((select: HTMLSelectElement) => select.selectedIndex),
    ).toBe(0);
    await page.context().setOffline(false);
    await box.click();
    await expect.poll(() => new URL(page.url()).search).not.toBe('');
    expect(await box.isChecked()).toBe(true);
  });

  it('says in view that a list to which one goes back cannot be loaded, and loads it when asked again', async () => {
    const { page } = opened;
    await open('/en/category/Laptops');
    // By key: the pointer would rest on a product, whose page would be on its way when the connection ends.
    await page.locator('main a[href*="page=2"]').last().press('Enter');
    await expect.poll(() => address().search).toBe('?page=2');
    await expect.poll(() => page.locator('.catalogue-grid h3').count()).toBe(16);
    await page.context().setOffline(true);
    await page.evaluate(() => history.back());
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to load products.' });
    await failed.waitFor();
    await expect.poll(() => failed.evaluate((part) => part.getBoundingClientRect().top)).toBeGreaterThan(0);
    await page.context().setOffline(false);
    await failed.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(() => page.locator('.catalogue-grid h3').count()).toBe(24);
  });

  it('says over the sheet of filters that there is no connection', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/en/category/Laptops');
    await page.getByRole('link', { name: /^Filter/ }).click();
    const box = page.locator('dialog[open] .facet-value input').first();
    await box.waitFor();
    await page.context().setOffline(true);
    await box.click();
    // A modal dialog hides what is not in the browser's top layer.
    await page.locator(':popover-open').getByText('You are offline.').waitFor();
    // What the dialog keeps from being pressed is no button.
    expect(await page.locator('.toasts button:visible').count()).toBe(0);
    expect(await box.isChecked()).toBe(false);
    await page.context().setOffline(false);
    await box.click();
    await expect.poll(() => new URL(page.url()).search).not.toBe('');
    expect(await box.isChecked()).toBe(true);
  });

  it.each([
    ['a heart, which asks to sign in', '/en/category/Laptops', '.heart', 'dialog[open]'],
    [
      'the form of an alert',
      '/en/product/1',
      'button[aria-expanded]:has-text("Choose my alert")',
      'form select',
    ],
  ])(
    'says that it has no connection for %s, and goes on once it has',
    async (_name, path, pressed, shown) => {
      // A browser that has none of the scripts yet.
      const { page, complaints, close } = await openPage(opened.browser, { locale: 'en-GB' });
      await visit(page, opened.server.origin + path);
      await page.context().setOffline(true);
      await page.locator(pressed).first().click();
      await page.getByText('You are offline.').waitFor();
      expect(await page.getByText('You are offline.').count()).toBe(1);
      await page.context().setOffline(false);
      await page.locator(shown).first().waitFor();
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('says that it is empty, ends or failed', async () => {
    const { page } = opened;
    expect(await open('/en/category/Home')).toBe(200);
    expect(await page.getByText('No products found in this category.').isVisible()).toBe(true);
    expect(await open('/en/category/Laptops?page=9')).toBe(404);
    expect(await open('/en/category/Nope')).toBe(404);
    expect(await page.locator('main').textContent()).toContain('Unknown category');
    expect(await page.locator('main ul').first().getByRole('link').count()).toBeGreaterThan(5);
    opened.server.failing = ['searchProducts'];
    expect(await open('/en/category/Laptops')).toBe(503);
    const alert = page.getByRole('alert');
    expect(await alert.textContent()).toContain('Failed to load products. Please try again.');
    opened.server.failing = [];
    await alert.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(() => page.locator('.catalogue-grid h3').count()).toBe(24);
  });

  it('says that it failed where a first page, without a language in its address, leads to it in vain', async () => {
    const { page } = opened;
    await open('/');
    await page.route('**/*.data*', (route) => route.abort());
    await page.locator('main a[href*="/category/Laptops"]').first().click();
    await page.getByRole('alert').getByText('Impossible de charger les produits. Réessayez.').waitFor();
    await page.unroute('**/*.data*');
    await page.getByRole('alert').getByRole('link', { name: 'Réessayer' }).click();
    await expect.poll(() => page.locator('.catalogue-grid h3').count()).toBe(24);
    // Where too many come from one address, it is nobody's fault and soon over.
    await page.route('**/*.data*', (route) => route.fulfill({ status: 429, body: '' }));
    const product = page.locator('.catalogue-grid h3 a').first();
    const title = String(await product.textContent());
    await product.click();
    await page.getByText('Le service est momentanément indisponible.').waitFor();
    await page.unroute('**/*.data*');
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect.poll(() => heading().textContent()).toBe(title);
  });

  it('puts the placeholder in place of a picture that does not load', async () => {
    await open('/en/category/Laptops');
    const broken = opened.page.locator('.catalogue-grid li').nth(5).locator('img');
    await broken.scrollIntoViewIfNeeded();
    await expect.poll(() => broken.getAttribute('src')).toBe('/placeholder.svg');
  });

  it('shows the loading overlay while a page keeps one waiting', async () => {
    const { page } = opened;
    const { promise: seen, resolve: letGo } = Promise.withResolvers<void>();
    // Before the page opens: a pointer that rests where its link comes fetches the next page ahead.
    await page.route(/[?&]page=2/, async (route) => {
      await seen;
      await route.continue();
    });
    await open('/en/category/Laptops');
    const spinner = page.getByRole('status').getByText('Loading');
    // It is shown for five seconds only: looked for from the press on, however busy the machine is.
    await Promise.all([spinner.waitFor(), page.getByRole('link', { name: 'Next page' }).click()]);
    letGo();
    await spinner.waitFor({ state: 'detached' });
    expect(address().search).toBe('?page=2');
  });

  it('shows it as well while a part of the page itself is still on its way', async () => {
    // A browser that has none of the scripts yet.
    const { page, close } = await openPage(opened.browser, { locale: 'en-GB' });
    const { promise: seen, resolve: letGo } = Promise.withResolvers<void>();
    const asked: string[] = [];
    await page.route(/list-watch|[?&]page=2/, async (route) => {
      asked.push(route.request().url());
      await seen;
      await route.continue();
    });
    await page.goto(`${opened.server.origin}/en/category/Laptops`);
    const next = page.getByRole('link', { name: 'Next page' });
    await expect
      .poll(() => next.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
    // Doing anything has the rest of the page loaded, as the press itself would: once that part listens.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 1);
        return asked.some((url) => url.includes('list-watch'));
      })
      .toBe(true);
    const spinner = page.getByRole('status').getByText('Loading');
    // It is shown for five seconds only: looked for from the press on, however busy the machine is.
    await Promise.all([spinner.waitFor(), next.click()]);
    letGo();
    await page.waitForURL('**/en/category/Laptops?page=2');
    await spinner.waitFor({ state: 'detached' });
    await close();
  });
});

describe('layout', () => {
  it('opens the category menu without and closes it with a choice', async () => {
    const { page } = opened;
    await open('/en');
    await page.getByRole('button', { name: 'Categories' }).click();
    const link = page.locator('[popover]').getByRole('link', { name: 'Watches' });
    // A category without products is left out.
    expect(await page.locator('[popover]').getByRole('link', { name: 'Home' }).count()).toBe(0);
    await link.click();
    await expect.poll(() => heading().textContent()).toBe('Watches');
    await expect.poll(() => link.isVisible()).toBe(false);
  });

  it('has all categories also where it was opened before the scripts came', async () => {
    const { page } = opened;
    const { promise: isOpen, resolve: letScriptsCome } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await isOpen;
      await route.continue();
    });
    const address = `${opened.server.origin}/en`;
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Categories' }).click();
    await page.locator('[popover]:popover-open').waitFor();
    const loaded = page.waitForRequest('**/category-menu-*.js');
    letScriptsCome();
    await loaded;
    await page.unroute('**/assets/*.js');
  });

  it('holds the same in a sheet on phones', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/en');
    await page.getByRole('button', { name: 'Menu' }).click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    // Before it opens, a press there is one on the page.
    await sheet.waitFor();
    await page.mouse.click(380, 600);
    await expect.poll(() => sheet.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await sheet.getByRole('link', { name: 'Watches' }).click();
    await expect.poll(() => heading().textContent()).toBe('Watches');
    await expect.poll(() => sheet.isVisible()).toBe(false);
  });

  it.each([
    ['/en', 'main h2'],
    ['/en/product/1', '.breadcrumbs a'],
  ])('stays as wide as the window with a long word in a name: %s', async (path, names) => {
    const { page } = opened;
    await setSize(page, { width: 320, height: 800 });
    await open(path);
    await page.evaluate(
      `for (const each of document.querySelectorAll(${JSON.stringify(names)})) each.textContent = 'Staubsaugerbeutel'.repeat(4)`,
    );
    expect(await page.getByText('Staubsaugerbeutel').count()).toBeGreaterThan(0);
    await expectNoSidewaysScrolling(page);
  });

  it('follows a link of the menu that the whole menu arrives upon while it is pressed, or just before', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 390, height: 844 });
    const script = '**/assets/category-menu-*.js';
    for (const isPressedFirst of [true, false]) {
      const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
      await page.route(script, async (route) => {
        await pressed;
        await route.continue();
      });
      await open('/en');
      const asked = page.waitForRequest(script);
      await page.getByRole('button', { name: 'Menu' }).click();
      const address = (await asked).url();
      const arrived = () => page.evaluate(`import(${JSON.stringify(address)}).then(() => {})`);
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Watches' }).hover();
      if (isPressedFirst) await page.mouse.down();
      release();
      await arrived();
      if (!isPressedFirst) await page.mouse.down();
      // Longer than React may put off showing what has been waited for.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)));
      await page.mouse.up();
      await expect.poll(() => heading().textContent()).toBe('Watches');
      await page.unroute(script);
    }
  });

  it('keeps the chosen theme and shows it before the scripts run', async () => {
    const { page } = opened;
    await open('/en');
    await page.getByRole('button', { name: 'Appearance' }).click();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('leads past the navigation first', async () => {
    const { page } = opened;
    await open('/en');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await hasFocus(page.locator('main'))).toBe(true);
  });
});
