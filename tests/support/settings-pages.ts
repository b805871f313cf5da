import { action as saveAdvanced } from "#app/routes/admin+/settings+/advanced.tsx";
import { action as saveGeneral } from "#app/routes/admin+/settings+/general.tsx";
import { action as saveLooks } from "#app/routes/admin+/theme.ts";
import { type Answer, answerTo, post } from "#tests/fixtures/request.ts";
import { openAdmin } from "./admin-pages.tsx";

const actions = { general: saveGeneral, advanced: saveAdvanced };

/** A page of the settings whose form these helpers send. */
export type Tab = keyof typeof actions;

type Person = { cookie: string };

/** What the form of a page was loaded with, as its hidden field has it. */
export const loadedIn = (html: string): string =>
  (/name="loaded" value="([^"]*)"/.exec(html)?.[1] ?? "").replaceAll("&quot;", '"');

/** What a browser sends of the tab's form as it was loaded, with some of it typed anew. */
export function typedInto(loaded: string, typed: Record<string, string>): Record<string, string> {
  const texts = Object.entries({ ...(JSON.parse(loaded) as Record<string, string>), ...typed });
  return { ...Object.fromEntries(texts.filter(([, text]) => text !== "off")), loaded };
}

/** Chooses how the back office looks on a device, as the form of the account menu does. */
export const chooseLooks = (form: Record<string, string>, as: Person): Promise<Answer> =>
  answerTo(saveLooks(post("/admin/theme", { ...form, return_to: "/admin" }, as)));

/** The settings as a member of staff opens and saves them, unless another one is named. */
export function settingsOf(admin: Person) {
  const pageOf = (tab: Tab, as = admin) => openAdmin(`/admin/settings/${tab}`, as);
  const loadedOf = async (tab: Tab, as = admin) => loadedIn((await pageOf(tab, as)).html);
  const save = async (tab: Tab, typed: Record<string, string>, { as = admin, loaded = "" } = {}) => {
    const form = typedInto(loaded || (await loadedOf(tab)), typed);
    return answerTo(Promise.resolve(actions[tab](post(`/admin/settings/${tab}`, form, as))).catch((thrown: unknown) => thrown));
  };
  return { pageOf, loadedOf, save };
}
