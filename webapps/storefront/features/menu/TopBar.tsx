import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { appLanguages, languageAfter } from "#contract/languages.ts";
import { chooseLanguage } from "#webapps/shared/language/chooseLanguage.ts";
import { languageOption } from "#webapps/shared/language/languageOptions.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";
import { useText } from "../../locales/useText.ts";
import { paths } from "../../paths.ts";
import { useOnBack } from "../../shell/useOnBack.ts";
import { useCartCount } from "../groups/groups.ts";
import { Logo } from "./Logo.tsx";
import { closeMenu, openMenu, useMenu } from "./menu.ts";
import styles from "./TopBar.module.css";

const MenuSheet = lazyOverlay(async () => (await import("./MenuSheet.tsx")).MenuSheet);
const SearchOverlay = lazyOverlay(async () => (await import("../search/SearchOverlay.tsx")).SearchOverlay);

/** By then what the person came for is there, and its network free. */
const WARM_AFTER_MS = 3000;

/** Has what the bar opens come before it is asked for. Not without a network: the browser would remember the failure. */
function useWarmOverlays() {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!navigator.onLine) return;
      void MenuSheet.preload();
      void SearchOverlay.preload();
    }, WARM_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The link to the cart, with the number of open groups one is in. The number is asked for again on each page. */
function CartLink() {
  const { t } = useText();
  const { pathname } = useLocation();
  const { data: count = 0, refetch, isEnabled } = useCartCount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page it may have changed.
  useEffect(() => {
    if (isEnabled) void refetch();
  }, [pathname, isEnabled, refetch]);
  return (
    <IconButton
      to={paths.cart}
      icon="cart"
      label={count > 0 ? t("cart.count", { count }) : t("cart")}
      aria-current={pathname === paths.cart ? "page" : undefined}
      count={count}
    />
  );
}

/** Switches to the next of the languages. */
function LanguageToggle() {
  const { language } = useText();
  const next = languageOption(languageAfter(language, appLanguages.storefront));
  return (
    <button
      type="button"
      lang={next.value}
      aria-label={next.name}
      className={styles.language}
      onClick={() => {
        haptic("change");
        void chooseLanguage(next.value);
      }}
    >
      <span>{next.short}</span>
    </button>
  );
}

/** The bar that stays on top of every page: menu, name, search, cart, language. */
export function TopBar() {
  const { t } = useText();
  const isMenuOpen = useMenu(({ view }) => view !== undefined);
  const [isSearching, setSearching] = useState(false);
  useWarmOverlays();
  useOnBack(() => {
    closeMenu();
    setSearching(false);
  });
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.row}>
          <IconButton icon="menu" label={t("menu")} aria-haspopup="dialog" onClick={() => openMenu("menu")} />
          <Link to={paths.home} className={styles.home}>
            <Logo />
          </Link>
          <IconButton
            icon="search"
            label={t("search")}
            aria-haspopup="dialog"
            onClick={() => setSearching(true)}
          />
          <CartLink />
          <LanguageToggle />
        </div>
      </header>
      {isMenuOpen && <MenuSheet onClose={closeMenu} />}
      {isSearching && <SearchOverlay onClose={() => setSearching(false)} />}
    </>
  );
}
