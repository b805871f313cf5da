import type { ReactNode } from "react";

export interface Tab {
  href: string;
  label: ReactNode;
  current?: boolean;
}

/** Views of the same page, each with its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      <TabLinks tabs={tabs} />
    </nav>
  );
}

/** The links of tabs without their navigation. */
export function TabLinks({ tabs }: { tabs: readonly Tab[] }) {
  return (
    <>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.current ? "page" : undefined}>
          {tab.label}
        </a>
      ))}
    </>
  );
}
