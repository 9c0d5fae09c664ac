import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import { CartButton } from '../cart/cart-button.tsx';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import type { NamedCategory } from '../layout/named-category.ts';
import { IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { Categories } from './categories.tsx';
import { CategoryLinks } from './category-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { AlertLink, FavouritesLink, useLoadUserState } from './own-link.tsx';
import { SearchForm } from './search-form.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserButton } from './user-button.tsx';

type NavbarProps = { categories: NamedCategory[] | undefined };

function SheetContents({ categories, close }: NavbarProps & { close: () => void }) {
  const { layout } = useTexts(sharedTexts);
  return (
    <>
      <span className="min-[23rem]:hidden">
        <FavouritesLink isItem onPress={close} />
      </span>
      <AlertLink isItem onPress={close} />
      {categories && (
        <nav aria-label={layout.categories} className="grid gap-1">
          <h3 className="px-3 text-sm text-ink-soft">{layout.categories}</h3>
          <Categories departments={categories} />
        </nav>
      )}
      <LanguageSwitch />
      <ThemeSwitch />
    </>
  );
}

/**
 * On phones a sheet has what does not fit into the bar; it needs scripts, so its content is not
 * server-rendered.
 */
function PhoneMenu({ categories }: NavbarProps) {
  const { layout } = useTexts(sharedTexts);
  const sheet = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  const [isWanted, setWanted] = useState(false);
  const close = () => sheet.current?.close();
  useEffect(() => {
    if (shownAt.current !== key) sheet.current?.close();
    shownAt.current = key;
  }, [key]);
  return (
    <>
      <IconButton
        label={layout.menu}
        icon="menu"
        onClick={() => {
          setWanted(true);
          sheet.current?.showModal();
        }}
        className="md:hidden"
      />
      <Dialog ref={sheet} title={layout.menu} isSheet>
        {isWanted && <SheetContents categories={categories} close={close} />}
      </Dialog>
    </>
  );
}

const columns = 'grid w-72 sm:w-[30rem] sm:grid-cols-2';

/** Logo, categories, search, language, theme and who is signed in. */
export function Navbar({ categories }: NavbarProps) {
  const language = useLanguage();
  const { layout } = useTexts(sharedTexts);
  const [isOpened, setOpened] = useState(false);
  useLoadUserState();
  return (
    <header className="z-30 border-b border-rule bg-paper md:sticky md:top-0">
      <nav
        aria-label={layout.mainNavigation}
        className="mx-auto flex max-w-page flex-wrap items-center gap-x-2 px-4 py-2 md:flex-nowrap md:gap-x-4 lg:max-xl:gap-x-1"
      >
        <Link to={addresses.home(language)} aria-label={layout.home} className="py-2 pr-2 text-brand">
          <Wordmark />
        </Link>
        {categories && (
          <Menu
            label={layout.categories}
            icon="layout-grid"
            className="max-md:hidden lg:max-xl:px-2 lg:max-xl:[&>svg:last-child]:hidden"
            onOpen={() => setOpened(true)}
          >
            {isOpened ? (
              <Categories departments={categories} className={columns} />
            ) : (
              <CategoryLinks categories={categories} className={columns} />
            )}
          </Menu>
        )}
        <SearchForm className="order-last w-full max-md:pb-1 md:order-none md:flex-1" />
        <span className="max-md:hidden lg:max-xl:[&_svg]:hidden">
          <LanguageSwitch />
        </span>
        <Menu label={layout.theme} icon="sun-moon" isCompact className="max-md:hidden">
          <ThemeSwitch />
        </Menu>
        <span className="max-md:ml-auto max-[23rem]:hidden">
          <FavouritesLink />
        </span>
        <span className="max-md:hidden">
          <AlertLink />
        </span>
        <span className="flex max-[23rem]:ml-auto">
          <UserButton />
          <CartButton />
        </span>
        <span className="md:hidden">
          <PhoneMenu categories={categories} />
        </span>
      </nav>
    </header>
  );
}
