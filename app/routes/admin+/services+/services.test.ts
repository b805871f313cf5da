import { beforeEach, describe, expect, test } from "vitest";
import { listServices } from "#app/domain/content/list-services.server.ts";
import type { Service } from "#app/generated/prisma/client.ts";
import { takeToast } from "#app/http/toast.server.ts";
import { writeIds } from "#app/lib/id-list.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { cookieGiven, returnedForm, shownFailure, shownToast, visit } from "#tests/fixtures/request.ts";
import { resourceSection } from "#tests/fixtures/resource-section.ts";
import { runs } from "#tests/fixtures/runs.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as act, loader as download } from "./$.ts";
import { action, loader } from "./index.tsx";

const path = "/admin/services";
const editor = await makeStaff("editor");
const { open, save, act: post, formOf } = resourceSection<Service>({ path, loader, action, act, download }, editor);
const html = async (query = "") => (await openAdmin(path + query, editor)).html;
const whole = {
  ...{ title: "Same day", description: "At your door.", icon_name: "Truck", link_url: "/delivery-zones" },
  ...{ bg_pattern: "🛵", display_order: "3", is_active: "on" },
};
const make = (title: string, displayOrder = 0) =>
  db.service.create({
    data: { title, description: `${title}, at once.`, iconName: "Truck", linkUrl: "/packages", bgPattern: "🛵", displayOrder },
  });
const only = () => db.service.findFirstOrThrow();
const titles = async () => (await listServices("en")).map(({ title }) => title);
const move = async (title: string, way: "up" | "down") => {
  const { id, version } = await db.service.findFirstOrThrow({ where: { title } });
  return post(`${id}/${way}`, { version: String(version) });
};

beforeEach(async () => {
  await db.service.deleteMany();
  await db.deletedRow.deleteMany();
});

describe("the list", () => {
  test("B2.37 B7.57 the services stand in a table of Order, Title, Icon, Link, Status and Actions", async () => {
    await make("Delivery", 4);
    const page = await html();
    const heads = [...page.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head = ""]) => head.replace(/<.*?>/g, ""));
    expect(heads.filter(Boolean)).toEqual(["Order", "Title", "Icon", "Link", "Status", "Actions"]);
    const [, ...cells] = page.match(/<tr data-row.*?<\/tr>/s)?.[0].split("<td") ?? [];
    const texts = cells.map((cell) => cell.replace(/^[^>]*>|<svg.*?<\/svg>/gs, "").replace(/<.*?>/g, ""));
    expect(texts.slice(1, 6)).toEqual(["4", "Delivery", "Truck", "/packages", "Active"]);
  });

  test("B4.19 the first service has no way up and the last none down", async () => {
    for (const [at, title] of ["One", "Two", "Three"].entries()) await make(title, at);
    const page = await html();
    const arrow = (name: string) => page.match(new RegExp(`<button type="submit"([^>]*)aria-label="${name}"`))?.[1];
    expect(["Move One up", "Move Three down"].map(arrow)).toEqual([' disabled="" ', ' disabled="" ']);
    expect(["Move One down", "Move Two up", "Move Two down", "Move Three up"].map(arrow)).toEqual([" ", " ", " ", " "]);
  });

  test("an empty section says what services are for, and leads to the first one", async () => {
    expect(await html()).toMatch(/No services yet\.[\s\S]*href="\/admin\/services\?edit=new"/);
  });
});

describe("many services", () => {
  test("are switched off together: first the value is chosen, then what would change is shown, then it is done", async () => {
    const rows = [await make("One", 1), await make("Two", 2)];
    const ids = rows.map(({ id }) => `id=${id}`).join("&");
    const asked = await open(`?bulk=is_active&${ids}`);
    expect(asked.bulk).toMatchObject({ action: "is_active", value: "", problem: null });
    expect(await html(`?bulk=is_active&${ids}`)).toMatch(/<select[^>]*name="value"/);
    const shown = await open(`?bulk=is_active&value=off&${ids}`);
    expect(shown.bulk?.rows).toMatchObject([
      { name: "One", before: "on", after: "off" },
      { name: "Two", before: "on", after: "off" },
    ]);
    const form = new FormData();
    form.append("value", "off");
    for (const { id, version } of shown.bulk?.rows ?? []) {
      form.append("id", String(id));
      form.append("version", String(version));
    }
    const answer = await post("bulk/is_active", form);
    expect(shownToast(answer)).toBe("2 entries are changed.");
    expect(await titles()).toEqual([]);

    const toast = takeToast(visit("/", { cookie: `toast=${cookieGiven(answer, "toast")}` }).request, "en");
    const list = writeIds(rows.map(({ id }) => id));
    expect(toast?.undo).toBe(`/admin/services/bulk/is_active/undo?value=off&ids=${list}`);
    const undo = () => post("bulk/is_active/undo", {}, `?value=off&ids=${list}`);
    await db.service.update({ where: { id: rows[0]?.id ?? 0 }, data: { isActive: true } });
    expect(shownFailure(await undo())).toContain("Done for 1 of 2");
    expect(await titles()).toEqual(["One", "Two"]);
    expect(shownFailure(await undo())).toContain("Somebody changed this meanwhile");
  });
});

describe("the order", () => {
  test("B4.18 B8.36 arrows change places with the neighbour, and a failure says so", async () => {
    await make("One", 2);
    await make("Two", 5);
    await make("Three", 9);
    expect(shownToast(await move("Three", "up"))).toBe("Service order updated");
    expect(shownToast(await move("One", "down"))).toBe("Service order updated");
    const rows = await db.service.findMany({ orderBy: { displayOrder: "asc" } });
    expect(rows.map(({ title, displayOrder }) => [title, displayOrder])).toEqual([
      ["Three", 2],
      ["One", 5],
      ["Two", 9],
    ]);
    expect(await titles()).toEqual(["Three", "One", "Two"]);
    const { id } = await only();
    expect(shownFailure(await withoutTable("services", () => post(`${id}/up`, { version: "1" })))).toBe(
      "Failed to update service order",
    );
    expect(await titles()).toEqual(["Three", "One", "Two"]);
  });

  test("services that share a place are numbered apart by the first move", async () => {
    for (const title of ["One", "Two", "Three"]) await make(title);
    await move("Three", "up");
    const rows = await db.service.findMany({ orderBy: { displayOrder: "asc" } });
    expect(rows.map(({ title, displayOrder }) => [title, displayOrder])).toEqual([
      ["One", 0],
      ["Three", 1],
      ["Two", 2],
    ]);
  });

  test("rounds of two people who reorder at once leave every service once, each at a place of its own", async () => {
    for (const [at, title] of ["One", "Two", "Three", "Four"].entries()) await make(title, at);
    for (let round = 0; round < runs(100); round++)
      await Promise.all([move("Two", "up"), move("Three", round % 2 ? "up" : "down")]);
    const rows = await db.service.findMany({ orderBy: { displayOrder: "asc" } });
    expect(rows.map(({ title }) => title).sort()).toEqual(["Four", "One", "Three", "Two"]);
    expect(rows.map(({ displayOrder }) => displayOrder)).toEqual([0, 1, 2, 3]);
  });
});

describe("a service", () => {
  test("B3.25 B7.58 B7.59 is added and edited with all its fields, and customers see it at once", async () => {
    const answer = await save({ ...whole, color_gradient: "pink-rose" });
    expect([answer.location, shownToast(answer)]).toEqual([path, "“Same day” is added."]);
    const { id } = await only();
    expect(await only()).toMatchObject({
      ...{ id, title: "Same day", description: "At your door.", iconName: "Truck", linkUrl: "/delivery-zones" },
      ...{ colorGradient: "pink-rose", bgPattern: "🛵", displayOrder: 3, isActive: true },
    });
    expect(await listServices("en")).toMatchObject([{ title: "Same day", icon: "Truck", gradient: "pink-rose", emoji: "🛵" }]);
    const other = await make("Packing");
    const changed = {
      ...{ title: "Next day", description: "Tomorrow.", icon_name: "Clock", link_url: "https://example.com/" },
      ...{ color_gradient: "blue-cyan", bg_pattern: "👨‍👩‍👧‍👦", display_order: "8" },
    };
    const { is_active: _, ...form } = await formOf(id, changed);
    expect((await save(form)).location).toBe(path);
    expect(await db.service.findUnique({ where: { id: other.id } })).toEqual(other);
    expect(await db.service.findUnique({ where: { id } })).toMatchObject({
      ...{ id, title: "Next day", description: "Tomorrow.", iconName: "Clock", linkUrl: "https://example.com/" },
      ...{ colorGradient: "blue-cyan", bgPattern: "👨‍👩‍👧‍👦", displayOrder: 8, isActive: false },
    });
    expect(await titles()).toEqual(["Packing"]);
    expect(await html("?edit=new")).toMatch(/<h2[^>]*>Add Service<\/h2>/);
    expect(await html(`?edit=${id}`)).toMatch(/<h2[^>]*>Edit Service<\/h2>/);
  });

  test("B5.43 needs title, icon, description, link, emoji and order; a gradient it need not have", async () => {
    const required = ["title", "icon_name", "description", "link_url", "bg_pattern", "display_order"];
    const others: Record<string, string> = {
      icon_name: "Please choose one.",
    };
    const needed = (name: string) => others[name] ?? "Please fill this in.";
    for (const name of required) {
      const answer = await save({ ...whole, [name]: " " });
      expect([answer.status, returnedForm(answer).error]).toEqual([400, { [name]: [needed(name)] }]);
      expect(returnedForm(answer).initialValue).toMatchObject({ ...whole, [name]: " " });
    }
    expect(await db.service.count()).toBe(0);
    expect((await save({ ...whole, color_gradient: "" })).location).toBe(path);
  });

  test("B9.16 begins green-emerald, with a shopping cart and at order 0", async () => {
    const page = await html("?edit=new");
    expect(page).toMatch(
      /<input[^>]*name="color_gradient"[^>]*checked=""[^>]*value="green-emerald"|value="green-emerald"[^>]*checked/,
    );
    expect(page).toMatch(/name="bg_pattern"[^>]*value="🛒"|value="🛒"[^>]*name="bg_pattern"/);
    expect(page).toMatch(/name="display_order"[^>]*value="0"|value="0"[^>]*name="display_order"/);
    await save({ ...whole, color_gradient: "" });
    expect((await only()).colorGradient).toBe("green-emerald");
    expect(await db.service.create({ data: { title: "-", description: "-", iconName: "Truck", linkUrl: "/" } })).toMatchObject({
      ...{ colorGradient: "green-emerald", bgPattern: "🛒", displayOrder: 0 },
    });
  });

  const optionsOf = (page: string, name: string) =>
    [...page.matchAll(/<label class="choice choice-boxed">(.*?)<\/label>/gs)].flatMap(([, label = ""]) => {
      if (!label.includes(`name="${name}"`)) return [];
      return [label.replace(/<svg.*?<\/svg>/gs, "").replace(/<.*?>/g, "")];
    });

  test("B3.35 offers the thirteen icons, each drawn", async () => {
    const page = await html("?edit=new");
    const icons = ["ShoppingCart", "Truck", "Headphones", "Shield", "Clock", "MapPin", "Package", "Heart", "Star", "Settings"];
    expect(optionsOf(page, "icon_name")).toEqual([...icons, "User", "Mail", "Phone"]);
    expect(page).toMatch(/value="MapPin"\/?>.*?#map-pin/s);
  });

  test("B3.36 offers the eight gradients, each as a sample", async () => {
    const page = await html("?edit=new");
    const gradients = ["green-emerald", "blue-cyan", "orange-red", "purple-violet", "yellow-amber", "teal-green"];
    expect(optionsOf(page, "color_gradient")).toEqual([...gradients, "pink-rose", "indigo-purple"]);
    expect(page).toContain('class="gradient-sample gradient-indigo-purple"');
  });

  test("B7.60 is deleted by its id after the question, and can be taken back", async () => {
    const [{ id }, other] = [await make("Delivery", 1), await make("Packing", 2)];
    expect(await html()).toMatch(
      new RegExp(`action="${path}/${id}/delete"(?:(?!</form>).)*<p>Are you sure you want to delete this service\\?</p>`, "s"),
    );
    expect(shownToast(await post(`${id}/delete`, { version: "1" }))).toBe("“Delivery” is deleted.");
    expect([await db.service.findMany(), await titles()]).toEqual([[other], ["Packing"]]);
    await post(`${id}/restore`);
    expect(await titles()).toEqual(["Delivery", "Packing"]);
  });

  test("B8.35 a list that cannot be read and a service that cannot be saved say so, and what was typed stays", async () => {
    await withoutTable("services", async () => {
      expect(await html()).toContain("Failed to fetch services");
      for (const edit of ["new"]) {
        const { html: page } = await openAdmin(`${path}?edit=${edit}`, { ...editor, form: whole });
        expect(page).toContain("Failed to save service");
        expect(page).toContain('value="Same day"');
      }
    });
    const { id } = await make("Delivery");
    const { html: edited } = await openAdmin(`${path}?edit=${id}`, {
      ...editor,
      form: await formOf(id, { title: "" }),
    });
    expect(edited).toContain("Failed to save service");
  });

  test.each([
    ["link_url", "javascript:alert(1)", "Please enter a page of this shop"],
    ["link_url", "//evil.test", "Please enter a page of this shop"],
    ["link_url", "data:text/html,hi", "Please enter a page of this shop"],
    ["icon_name", "Bomb", "Please choose one from the list."],
    ["color_gradient", "red", "Please choose one from the list."],
    ["bg_pattern", "cart", "Please choose one emoji"],
    ["bg_pattern", "🛒🛒", "Please choose one emoji"],
    ["bg_pattern", "7", "Please choose one emoji"],
    ["bg_pattern", "<", "Please choose one emoji"],
    ["display_order", "-1", "Please enter 0 or more."],
    ["display_order", "1.5", "Please enter a whole number."],
    ["display_order", "abc", "Please enter a number."],
    ["title", "x".repeat(1000), "Please use at most 80 characters."],
    ["title", " \u200b\u200d", "Please fill this in."],
    ["description", "a\u0000b", "This holds a character that cannot be saved."],
  ])("with %s %j is refused at the field, and what was typed stays", async (name, value, sentence) => {
    const answer = await save({ ...whole, [name]: value });
    expect([answer.status, Object.keys(returnedForm(answer).error)]).toEqual([400, [name]]);
    expect(returnedForm(answer).error[name]?.[0]).toContain(sentence);
    expect(returnedForm(answer).initialValue).toMatchObject({ [name]: value });
  });

  test.each(["❤️", "👨‍👩‍👧‍👦", "🇵🇰", "1️⃣", "👍🏽"])("takes %s for one emoji", async (emoji) => {
    expect((await save({ ...whole, bg_pattern: emoji })).location).toBe(path);
  });

  test("a name in markup, of joined emoji, or of another service in other letters is read as it was typed", async () => {
    for (const title of ["<b>Bold</b>", "👨‍👩‍👧 Family", "FAMILY", "family"])
      expect((await save({ ...whole, title })).location).toBe(path);
    const page = await html();
    for (const title of ["&lt;b&gt;Bold&lt;/b&gt;", "👨‍👩‍👧 Family", "FAMILY", "family"]) expect(page).toContain(`>${title}</a>`);
  });
});
