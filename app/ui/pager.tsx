import { Icon } from "./icon.tsx";

interface PageLink {
  href: string;
  label: string;
  current?: boolean;
}

interface PagerProps {
  /** Accessible name of the navigation. */
  label: string;
  previous: PageLink | null;
  next: PageLink | null;
  /** In order; omitted where the number of pages is unknown. */
  pages?: readonly PageLink[];
}

/** Links to the adjacent pages of a long list; nothing for a single page. */
export function Pager({ label, previous, next, pages = [] }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={label}>
      {previous ? (
        <a href={previous.href} rel="prev">
          <Icon name="chevron-left" />
          {previous.label}
        </a>
      ) : null}
      {pages.map((page) => (
        <a key={page.href} href={page.href} aria-current={page.current ? "page" : undefined}>
          {page.label}
        </a>
      ))}
      {next ? (
        <a href={next.href} rel="next">
          {next.label}
          <Icon name="chevron-right" />
        </a>
      ) : null}
    </nav>
  );
}
