import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

/** The title of a list and what can be done with the whole of it, in one line; on a phone the actions are their icons. */
export function ListHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="resource-head">
      <h1>{title}</h1>
      <div className="resource-head-acts">{children}</div>
    </header>
  );
}

/** What an action of a list's head shows: an icon, and its label where there is room. */
export function HeadLabel({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className="resource-wide-label">{label}</span>
    </>
  );
}

interface HeadLinkProps {
  href: string;
  icon: IconName;
  label: string;
  download?: boolean;
  /** Loads the page anew, although its address is the one that is shown. */
  reload?: boolean;
}

/** A link among the actions of a list. */
export function HeadLink({ href, icon, label, download, reload }: HeadLinkProps) {
  return (
    <a
      className="button button-plain button-small"
      href={href}
      aria-label={label}
      title={label}
      download={download}
      data-reload={reload || undefined}
    >
      <HeadLabel icon={icon} label={label} />
    </a>
  );
}
