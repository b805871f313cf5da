import { beforeEach, describe, expect, test } from "vitest";
import { listAboutSections } from "#app/domain/content/list-about-sections.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownFailure, shownToast, visit } from "#tests/fixtures/request.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { loader as readAbout, action as saveAbout } from "./pages.tsx";
import { action as actOnAbout } from "./pages_.$.ts";
import { action as savePolicy } from "./policies.tsx";
import { action as actOnPolicy } from "./policies_.$.ts";
import { action as preview } from "./preview.ts";

const editor = await makeStaff("editor");
const pages = "/admin/content/pages";
const policies = "/admin/content/policies";
const section = { section_title: "Our story", section_content: "From the **mandi**.", section_order: "2", is_active: "on" };
const policy = { policy_type: "return", title: "Seven days", content: "Bring it back.", is_active: "on" };
const save = (form: Record<string, string>) => answerTo(saveAbout(post(pages, form, editor)));
const savedPolicy = (form: Record<string, string>, path = `${policies}?policyType=return`) =>
  answerTo(savePolicy(post(path, form, editor)));
const actAt = (serve: typeof actOnAbout, path: string, form: Record<string, string> = {}) => {
  const below = path.split("?")[0]?.split("/").slice(4).join("/") ?? "";
  return answerTo(serve(post(path, form, { ...editor, params: { "*": below } })));
};
/** The form of a section as it was loaded, with what somebody typed over it. */
async function formOf(id: number, typed: Record<string, string>): Promise<Record<string, string>> {
  const { editor: open } = await readAbout(visit(`${pages}?edit=${id}`, editor));
  const values = open?.values ?? {};
  return { id: String(id), version: String(open?.row?.version), loaded: JSON.stringify(values), ...values, ...typed };
}
const sectionNamed = (sectionTitle: string) => db.aboutContent.findFirstOrThrow({ where: { sectionTitle } });
const policyNamed = (title: string) => db.policyContent.findFirstOrThrow({ where: { title } });
/** The row of an entry in a list. */
async function rowOf(page: string, title: string): Promise<string> {
  const rows = (await openAdmin(page, editor)).html.match(/<tr data-row="\d+">.*?<\/tr>/gs) ?? [];
  return rows.find((row) => row.includes(`>${title}</a>`)) ?? "";
}
const shownTitles = async () => JSON.stringify(await listAboutSections("en"));

beforeEach(async () => {
  await db.aboutContent.deleteMany();
  await db.policyContent.deleteMany();
});

describe("the about page", () => {
  test("A2.121 B7.03 B3.01 B8.03 a section is written, and visitors read it at once", async () => {
    const answer = await save({ ...section, image_url: "/placeholders/store-85.svg" });
    expect([answer.location, shownToast(answer)]).toEqual([pages, "About content created successfully"]);
    expect(await db.aboutContent.findFirstOrThrow()).toMatchObject({
      ...{ sectionTitle: "Our story", sectionContent: "From the **mandi**.", imageUrl: "/placeholders/store-85.svg" },
      ...{ id: expect.any(Number), sectionOrder: 2, isActive: true, updatedAt: expect.any(Date) },
    });
    expect(await shownTitles()).toContain("Our story");
  });

  test("A2.121 what is being written can be looked at before it is saved, without anything harmful in it", async () => {
    const { html } = await preview(post(`${pages}/preview`, { text: "From the **mandi**. <script>alert(1)</script>" }, editor));
    expect(html).toContain("<strong>mandi</strong>");
    expect(html).not.toContain("<script");
  });

  test("A7.39 B2.05 B2.07 B7.02 sections are listed in their order, which policies do not have, below the three tabs of both", async () => {
    await savedPolicy(policy);
    await save({ ...section, section_title: "Second", section_order: "9" });
    await save({ section_title: "First", section_content: "Hidden.", section_order: "" });
    const { html } = await openAdmin(pages, editor);
    expect(html.indexOf(">First</a>")).toBeLessThan(html.indexOf(">Second</a>"));
    for (const shown of [">9</td>", ">Order</a>"]) expect(html).toContain(shown);
    const { html: other } = await openAdmin(policies, editor);
    expect(other).toContain(">Seven days</a>");
    expect(other).not.toContain(">Order<");
    for (const page of [html, other]) {
      const [, tabs = ""] = /<nav class="tabs" aria-label="Content and Policy Manager">(.*?)<\/nav>/s.exec(page) ?? [];
      expect([...tabs.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to, label]) => [to, label])).toEqual([
        [pages, "About Page"],
        [`${policies}?policyType=shipping`, "Shipping Policy"],
        [`${policies}?policyType=return`, "Return Policy"],
      ]);
    }
  });

  test("B2.06 each entry of both lists has its title, Active or Inactive, preview, picture, edit and delete", async () => {
    await save({ ...section, image_url: "/placeholders/store-85.svg" });
    await save({ section_title: "Our farm", section_content: "Near Multan.", section_order: "" });
    await savedPolicy(policy);
    await savedPolicy({ policy_type: "shipping", title: "By rider", content: "The same day." });
    const tile = '<span class="resource-thumb"><svg';
    for (const [page, title, state, text, picture] of [
      [pages, "Our story", "Active", "From the **mandi**.", '<img class="resource-thumb" src="/placeholders/store-85.svg"'],
      [pages, "Our farm", "Inactive", "Near Multan.", tile],
      [policies, "Seven days", "Active", "Bring it back.", tile],
      [policies, "By rider", "Inactive", "The same day.", tile],
    ] as const) {
      const row = await rowOf(page, title);
      const [, id] = /^<tr data-row="(\d+)">/.exec(row) ?? [];
      expect(row, title).toMatch(new RegExp(`<span class="state-dot[^"]*">${state}</span>`));
      for (const shown of [`>${text}</td>`, picture, `href="${page}?edit=${id}" data-edit`, `action="${page}/${id}/delete"`])
        expect(row, title).toContain(shown);
    }
  });

  test("their timeline says who changed what, from which words to which", async () => {
    await save(section);
    const { id } = await db.aboutContent.findFirstOrThrow();
    await save({ ...section, id: String(id), version: "1", section_title: "Who we are", section_order: "3" });
    await actAt(actOnAbout, `${pages}/${id}/deactivate`);
    const { html } = await openAdmin(`${pages}?history=${id}`, editor);
    for (const change of ["Title: Our story → Who we are", "Order: 2 → 3", "State: Active → Inactive"])
      expect(html).toContain(`<p>${change}</p>`);
    expect((await openAdmin(`${policies}?history=${id}`, editor)).html).not.toContain("admin-timeline");
  });

  test("B7.04 B8.03 a section is saved by its id; the second of two people is asked which of the two holds", async () => {
    await save(section);
    await save({ ...section, section_title: "Our farm" });
    const [{ id }, other] = [await sectionNamed("Our story"), await sectionNamed("Our farm")];
    const [mine, edited] = [await formOf(id, { section_title: "Mine" }), await formOf(id, { section_title: "Who we are" })];
    expect(shownToast(await save(edited))).toBe("About content updated successfully");
    expect(await db.aboutContent.findMany({ orderBy: { id: "asc" } })).toMatchObject([{ id, sectionTitle: "Who we are" }, other]);
    const { status, html } = await openAdmin(`${pages}?edit=${id}`, { ...editor, form: mine });
    expect(status).toBe(409);
    for (const said of ["Failed to save about content", "Title: which one holds?", ">Who we are<", 'value="Mine"'])
      expect(html).toContain(said);
  });

  test("B5.01 B5.02 a title and a text are needed, and the order is a whole number from 0", async () => {
    const wrong = returnedForm(await save({ section_order: "-1" })).error;
    expect(Object.keys(wrong).sort()).toEqual(["section_content", "section_order", "section_title"]);
    expect(Object.keys(returnedForm(await save({ ...section, section_order: "1.5" })).error)).toEqual(["section_order"]);
    await save({ ...section, section_order: "" });
    expect(await db.aboutContent.findMany()).toMatchObject([{ sectionOrder: 0 }]);
    const { html } = await openAdmin(`${pages}?edit=new`, editor);
    expect(html).toMatch(/name="section_order"[^>]*value="0"|value="0"[^>]*name="section_order"/);
    const { html: other } = await openAdmin(`${policies}?edit=new`, editor);
    for (const [dialog, title, content] of [
      [html, "section_title", "section_content"],
      [other, "title", "content"],
    ] as const) {
      for (const label of ["Title", "Content"])
        expect(dialog).toMatch(new RegExp(`<legend class="field-label">${label}<span aria-hidden="true" class="required">`));
      for (const name of [title, content])
        expect(new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(dialog)?.[0], name).toContain('required=""');
    }
  });

  test("B5.03 the picture's address is typed into a field for URLs, and a saved path stays one that a browser without JavaScript sends", async () => {
    const field = async (page: string) => /<input[^>]*name="\w*image_url"[^>]*>/.exec((await openAdmin(page, editor)).html)?.[0];
    for (const page of ["", "/banners", "/pages"])
      expect(await field(`/admin/content${page}?edit=new`), page).toContain('type="url"');
    await save({ ...section, image_url: "/placeholders/store-85.svg" });
    const { id } = await db.aboutContent.findFirstOrThrow();
    expect(await field(`${pages}?edit=${id}`)).toMatch(/type="text".*value="\/placeholders\/store-85.svg"/);
  });

  test("B4.02 B7.05 B8.05 a section is hidden, shown and deleted", async () => {
    await save(section);
    await save({ ...section, section_title: "Our farm" });
    const [{ id }, other] = [await sectionNamed("Our story"), await sectionNamed("Our farm")];
    await actAt(actOnAbout, `${pages}/${id}/deactivate`);
    expect(await shownTitles()).not.toContain("Our story");
    await actAt(actOnAbout, `${pages}/${id}/activate`);
    expect(await shownTitles()).toContain("Our story");
    const remove = () => actAt(actOnAbout, `${pages}/${id}/delete`, { version: "3" });
    expect(shownToast(await remove())).toBe("Content deleted successfully");
    expect(await db.aboutContent.findMany()).toEqual([other]);
    expect(shownFailure(await remove())).toBe("Failed to delete content");
  });

  test("B8.01 B8.02 B8.05 what can't be loaded, saved or deleted is said, of the about page as of the policies", async () => {
    await withoutTable("about_content", async () => {
      expect((await openAdmin(pages, editor)).html).toContain("Error: Failed to load content");
      const { html } = await openAdmin(`${pages}?edit=new`, { ...editor, form: section });
      expect(html).toContain("Error: Failed to load content");
      expect(html).toContain("Failed to save about content");
      expect(shownFailure(await actAt(actOnAbout, `${pages}/1/delete`, { version: "1" }))).toBe("Failed to delete content");
      expect(shownFailure(await actAt(actOnAbout, `${pages}/1/deactivate`))).toBe("Failed to save about content");
    });
    await withoutTable("policy_content", async () => {
      expect((await openAdmin(policies, editor)).html).toContain("Error: Failed to load content");
      const { html } = await openAdmin(`${policies}?edit=new`, { ...editor, form: policy });
      expect(html).toContain("Failed to save policy content");
      expect(shownFailure(await actAt(actOnPolicy, `${policies}/1/delete`, { version: "1" }))).toBe("Failed to delete content");
      expect(shownFailure(await actAt(actOnPolicy, `${policies}/1/deactivate`))).toBe("Failed to save policy content");
    });
  });
});

describe("the policies", () => {
  test("B2.08 'Add Section', 'Add Policy' and an entry's edit each open the dialog", async () => {
    await save(section);
    await savedPolicy({ ...policy, policy_type: "shipping" });
    for (const [page, add, edit] of [
      [pages, "Add Section", "Edit Section"],
      [policies, "Add Policy", "Edit Policy"],
    ] as const) {
      const { html } = await openAdmin(page, editor);
      expect(html).not.toContain(`>${add}</h2>`);
      const ways = [...html.matchAll(/<a href="([^"]*[?&;]edit=[^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to = "", words = ""]) => ({
        to: to.replaceAll("&amp;", "&"),
        words: words.replace(/<[^>]*>/g, ""),
      }));
      const [opensNew, opensEntry] = [ways.find(({ words }) => words === add), ways.find(({ words }) => words !== add)];
      expect((await openAdmin(opensNew?.to ?? "", editor)).html).toContain(`>${add}</h2>`);
      expect((await openAdmin(opensEntry?.to ?? "", editor)).html).toContain(`>${edit}</h2>`);
    }
  });

  test("B7.06 B3.02 B8.04 a section is written for one of them", async () => {
    const answer = await savedPolicy(policy);
    expect([answer.location, shownToast(answer)]).toEqual([
      `${policies}?policyType=return`,
      "Policy content created successfully",
    ]);
    await savedPolicy({ ...policy, policy_type: "shipping", title: "By rider" });
    const kept = { id: expect.any(Number), content: "Bring it back.", isActive: true, updatedAt: expect.any(Date) };
    expect(await db.policyContent.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { ...kept, policyType: "return", title: "Seven days" },
      { ...kept, policyType: "shipping", title: "By rider" },
    ]);
    expect((await openAdmin(`${policies}?policyType=return`, editor)).html).toContain("Seven days</a>");
  });

  test("B5.04 B7.07 B7.01 B8.04 both policies' are listed, its policy is chosen on creation alone, and it is saved by its id", async () => {
    const { html: creation } = await openAdmin(`${policies}?edit=new`, editor);
    const [, options = ""] = /<select[^>]*name="policy_type"[^>]*>(.*?)<\/select>/s.exec(creation) ?? [];
    expect([...options.matchAll(/value="(\w*)"/g)].map(([, value]) => value)).toEqual(["shipping", "return"]);
    await savedPolicy(policy);
    await savedPolicy({ policy_type: "shipping", title: "By rider", content: "The same day." });
    const [{ id }, other] = [await policyNamed("Seven days"), await policyNamed("By rider")];
    expect(other.isActive).toBe(false);
    const { html: list } = await openAdmin(policies, editor);
    for (const title of ["Seven days", "By rider"]) expect(list).toContain(`>${title}</a>`);
    expect((await openAdmin(`${policies}?policyType=return&edit=${id}`, editor)).html).not.toContain('name="policy_type"');
    const answer = await savedPolicy({ ...policy, policy_type: "shipping", title: "Ten days", id: String(id), version: "1" });
    expect(shownToast(answer)).toBe("Policy content updated successfully");
    expect(await policyNamed("Ten days")).toMatchObject({ id, policyType: "return" });
    // the page's own form has no control for the policy
    const { policy_type: _, ...shown } = { ...policy, title: "Nine days", id: String(id), version: "2" };
    expect((await savedPolicy(shown)).status).toBe(302);
    expect(await policyNamed("Nine days")).toMatchObject({ id, policyType: "return" });
    expect(await policyNamed("By rider")).toEqual(other);
  });

  test("B4.02 B7.08 it is hidden, shown and deleted, and leads back to its own tab", async () => {
    await savedPolicy(policy);
    await savedPolicy({ ...policy, title: "By rider" });
    const [{ id }, other] = [await policyNamed("Seven days"), await policyNamed("By rider")];
    const answer = await actAt(actOnPolicy, `${policies}/${id}/deactivate?policyType=return`);
    expect(answer.location).toBe(`${policies}?policyType=return`);
    expect((await policyNamed("Seven days")).isActive).toBe(false);
    await actAt(actOnPolicy, `${policies}/${id}/activate?policyType=return`);
    expect((await policyNamed("Seven days")).isActive).toBe(true);
    expect(shownToast(await actAt(actOnPolicy, `${policies}/${id}/delete`, { version: "3" }))).toBe(
      "Content deleted successfully",
    );
    expect(await db.policyContent.findMany()).toEqual([other]);
  });

  test("a new section begins in the policy whose tab is open, and a file does not move one to the other", async () => {
    const opened = (await openAdmin(`${policies}?policyType=return&edit=new`, editor)).html;
    expect(opened).toMatch(/<option[^>]*value="return"[^>]*selected=""|<option[^>]*selected=""[^>]*value="return"/);
    await savedPolicy(policy);
    const { id } = await db.policyContent.findFirstOrThrow();
    const form = new FormData();
    form.append("file", new File([`id,policy_type,title\n${id},shipping,Ten days`], "policies.csv", { type: "text/csv" }));
    const { location } = await answerTo(actOnPolicy(post(`${policies}/import`, form, { ...editor, params: { "*": "import" } })));
    await actAt(actOnPolicy, `${policies}/import/${location?.split("import=")[1]}/apply`);
    expect(await db.policyContent.findFirstOrThrow()).toMatchObject({ policyType: "return", title: "Ten days" });
  });
});
