import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import type { ListAddresses } from "./resource-address.ts";

interface ResourcePagerProps {
  path: string;
  total: number;
  perPage: number;
  addresses: ListAddresses;
}

/** Which rows of how many are shown, and the ways to the other pages; the number of a page can be typed. */
export function ResourcePager({ path, total, perPage, addresses }: ResourcePagerProps) {
  const say = useText(resourceTexts);
  const { page } = addresses.query;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const from = Math.min(total, (page - 1) * perPage + 1);
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
      <b>{say("span", { from, to: Math.min(total, page * perPage), total })}</b>
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
            <span>{say("page.of", { pages })}</span>
          </form>
          {step(page + 1, "next", "chevron-right")}
        </>
      ) : null}
    </nav>
  );
}
