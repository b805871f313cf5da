import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["/app/**/*.tsx", "!/app/**/*.test.tsx"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/**
 * Forms without a save key by their file: whoever posts them twice does no more than who posts them once. Those that name the version of
 * their row need no reason: the second is refused as stale.
 */
const reasons: Readonly<Record<string, readonly string[]>> = {
  "has a key of its own, which is kept as a row": ["routes/_shop+/checkout.tsx", "admin/counter/counter.tsx"],
  "sets a quantity": [
    "components/stepper.tsx",
    "shop/product/product-amounts.tsx",
    "shop/cart/cart-line-row.tsx",
    "shop/cart/often-taken.tsx",
  ],
  "sets a choice": [
    "admin/navigation-width.tsx",
    "admin/resource/grid-columns.tsx",
    "admin/resource/resource-row-menu.tsx",
    "admin/theme-form.tsx",
    "admin/top-bar.tsx",
    "shop/language/language-choices.tsx",
    "shop/language/language-editor.tsx",
    "shop/language/language-form.tsx",
    "shop/zone/zone-dialog.tsx",
    "routes/_shop+/delivery-zones.tsx",
    "shop/cart/if-missing.tsx",
    "shop/use-favourites.tsx",
    "routes/_shop+/profile/inbox-tab.tsx",
  ],
  "ends a session, or what staff see in its place": [
    "admin/account-menu.tsx",
    "admin/gate/view-as-banner.tsx",
    "shop/header/mobile-sheet.tsx",
    "shop/header/user-menu.tsx",
    "routes/_shop+/profile/route.tsx",
    "routes/_shop+/profile/password-tab.tsx",
  ],
  "names the order with its version": [
    "routes/admin+/orders+/list/bulk-status.tsx",
    "routes/admin+/orders+/list/next-step.tsx",
    "routes/admin+/orders+/order/empty-notice.tsx",
  ],
  "marks as seen, or reads anew": [
    "admin/live-orders/acknowledge.tsx",
    "admin/setup-guide.tsx",
    "routes/admin+/content+/components/content-head.tsx",
  ],
  "takes back what can be taken back once": ["ui/toast.tsx"],
  "a product stands once among the lines of a package": ["admin/resource/line-forms.tsx"],
};

type PostForm = { file: string; has: string };

/** The forms of a source that post, each with what stands in it. */
function postForms(file: string, source: string): PostForm[] {
  const found: PostForm[] = [];
  for (const { 0: tag, 1: name, index } of source.matchAll(/<(Form|form|\w+\.Form)(?=\s)/g)) {
    const end = endOfTag(source, index + tag.length);
    const opening = source.slice(index, end);
    if (!/\smethod="post"/.test(opening)) continue;
    found.push({ file, has: opening.endsWith("/>") ? "" : source.slice(end, source.indexOf(`</${name}>`, end)) });
  }
  return found;
}

/** Where an opening tag ends: at the first ">" outside of braces. */
function endOfTag(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (source[at] === "{") depth++;
    else if (source[at] === "}") depth--;
    else if (source[at] === ">" && depth === 0) return at + 1;
  }
  throw new Error("a tag without an end");
}

const forms = Object.entries(sources).flatMap(([path, source]) => postForms(path.replace("/app/", ""), source));

test("every form that posts carries a save key first, names the version of its row, or has a reason not to", () => {
  const excused = new Set(Object.values(reasons).flat());
  const isSafe = ({ file, has }: PostForm) => /^\s*<SaveKey \/>/.test(has) || /\bversion\b/.test(has) || excused.has(file);
  expect(forms.filter((form) => !isSafe(form)).map(({ file }) => file)).toEqual([]);
  expect(forms.length).toBeGreaterThan(100);
});

test("no reason is given for a form that is gone, or that carries one", () => {
  const without = new Set(forms.filter(({ has }) => !has.includes("<SaveKey")).map(({ file }) => file));
  for (const file of Object.values(reasons).flat()) expect(without, file).toContain(file);
});

test("the frame of the back office's forms gives one to each that leaves its page", () => {
  expect(sources["/app/admin/form/form-frame.tsx"]).toContain("{Tag === Form ? <SaveKey /> : null}");
});
