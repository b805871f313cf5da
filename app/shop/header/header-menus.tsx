import { useLocation } from "@remix-run/react";
import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { useFragment } from "#app/ui/fragment.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { menuBehaviour } from "./header-menu-behaviour.ts";
import { MenuTimes } from "./header-menu-times.ts";

const menus = [
  { name: "products", pages: { all: "/products", categories: "/categories", featured: "/products?featured=true" } },
  { name: "packages", pages: { all: "/packages", custom: "/custom-package" } },
  { name: "more", pages: { videos: "/videos", services: "/services", contact: "/contact" } },
] as const;

type Menu = (typeof menus)[number];

type Texts = keyof typeof shell.en;

/** The navigation of a wide screen. Its menus open on hover, on click, and without JavaScript. */
export function HeaderMenus() {
  const t = useText(shell);
  const { key, pathname } = useLocation();
  const menuEvents = useMenuTimes(key);
  return (
    <nav className="head-nav" aria-label={t("nav")}>
      <a href="/" aria-current={pathname === "/" ? "page" : undefined}>
        {t("nav.home")}
      </a>
      {menus.map((menu) => (
        // Navigation closes the menu: the key makes it a new element.
        <HeaderMenu key={menu.name + key} menu={menu} events={menuEvents} />
      ))}
    </nav>
  );
}

function HeaderMenu({ menu, events }: { menu: Menu; events: ReturnType<typeof useMenuTimes> }) {
  return <details className="menu" name="head-menu" {...menuBehaviour} {...events} {...useFragment(MenuContents, menu)} />;
}

function MenuContents({ name, pages }: Menu) {
  const t = useText(shell);
  return (
    <>
      <summary>
        {t(`head.${name}`)}
        <Icon name="chevron-down" />
      </summary>
      <div className="menu-list">
        {Object.entries(pages).map(([page, href]) => (
          <a key={page} href={href}>
            {t(`head.${name}.${page}` as Texts)}
          </a>
        ))}
      </div>
    </>
  );
}

/** Touch and pen have no hover: only a mouse opens a menu without a click. */
function useMenuTimes(page: string) {
  const times = useRef<MenuTimes<HTMLDetailsElement>>();
  times.current ??= new MenuTimes((menu, isOpen) => {
    menu.open = isOpen;
  });
  const bar = times.current;
  // Navigation replaces the elements of the menus.
  useEffect(() => bar.forget(), [bar, page]);
  return {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>) => {
      if (pointerType === "mouse") bar.enter(currentTarget);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") bar.leave();
    },
    onClick: (event: MouseEvent<HTMLDetailsElement>) => {
      const onSummary = event.target instanceof Element && event.target.closest("summary");
      if (onSummary && event.detail > 0 && bar.hasOpened(event.currentTarget)) event.preventDefault();
    },
  };
}
