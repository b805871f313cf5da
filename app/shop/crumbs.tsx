import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";

/** Breadcrumbs of a page, from the home page down to its parent. */
export function Crumbs({ links }: { links: readonly { href: string; label: string }[] }) {
  const t = useText(shell);
  return (
    <nav className="crumbs" aria-label={t("crumbs")}>
      <a href="/">{t("nav.home")}</a>
      {links.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}
