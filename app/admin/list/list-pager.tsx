import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Pager } from "#app/ui/pager.tsx";

/** Links to the adjacent pages of a list; `addressOf` returns the address of a page, counted from 1. */
export function ListPager(list: { page: number; hasMore: boolean; addressOf: (page: number) => string }) {
  const t = useText(admin);
  const { page, hasMore, addressOf } = list;
  return (
    <Pager
      label={t("list.pages")}
      previous={page > 1 ? { href: addressOf(page - 1), label: t("list.previous") } : null}
      next={hasMore ? { href: addressOf(page + 1), label: t("list.next") } : null}
    />
  );
}
