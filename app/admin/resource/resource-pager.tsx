import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import type { ListAddresses } from "./resource-address.ts";

interface ResourcePagerProps {
  path: string;
  /** `total` is null where the rows are not counted: there is no last page then */
  list: { rows: readonly unknown[]; total: number | null; perPage: number; hasMore?: boolean };
  addresses: ListAddresses;
}

/** Which rows of how many are shown, and the ways to the other pages; the number of a page can be typed. */
export function ResourcePager({ path, list, addresses }: ResourcePagerProps) {
  const say = useText(resourceTexts);
  const { page } = addresses.query;
  const { perPage, hasMore } = list;
  const total = list.total ?? (page === 1 && !hasMore ? list.rows.length : null);
  const before = (page - 1) * perPage;
  const pages = total === null ? page + (hasMore ? 1 : 0) : Math.max(1, Math.ceil(total / perPage));
  const last = total ?? before + list.rows.length;
  const span = { from: Math.min(last, before + 1), to: Math.min(last, before + perPage) };
  const step = (to: number, name: "previous" | "next", icon: IconName) =>
    to >= 1 && to <= pages ? (
      <a
        className="resource-step"
        href={addresses.list({ page: to })}
        rel={name === "next" ? "next" : "prev"}
        aria-label={say(name)}
      >
        <Icon name={icon} />
      </a>
    ) : (
      <span className="resource-step" aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  return (
    <nav className="resource-pager" aria-label={say("pages")}>
      <b>{total === null ? say("span.uncounted", span) : say("span", { ...span, total })}</b>
      {pages > 1 ? (
        <>
          {step(page - 1, "previous", "chevron-left")}
          <form action={path}>
            {addresses.fields(["page"]).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <label>
              {say("page")}
              <input key={page} name="page" inputMode="numeric" defaultValue={page} size={2} maxLength={5} />
            </label>
            {total === null ? null : <span>{say("page.of", { pages })}</span>}
          </form>
          {step(page + 1, "next", "chevron-right")}
        </>
      ) : null}
    </nav>
  );
}
