import { beforeEach, describe, expect, test } from "vitest";
import { findSiteText } from "#app/domain/content/find-site-text.server.ts";
import type { ContactMessage, SiteText } from "#app/generated/prisma/client.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { returnedForm, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { resourceSection } from "#tests/fixtures/resource-section.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as actMessage, loader as downloadMessages } from "./$.ts";
import { loader as readMessages, action as saveMessage } from "./index.tsx";
import { loader as readTexts, action as saveText } from "./texts.tsx";
import { action as actText, loader as downloadTexts } from "./texts_.$.ts";

const path = "/admin/contact";
const textsPath = `${path}/texts`;
const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const messageRoutes = { path, loader: readMessages, action: saveMessage, act: actMessage, download: downloadMessages };
const textRoutes = { path: textsPath, loader: readTexts, action: saveText, act: actText, download: downloadTexts };
const messages = resourceSection<ContactMessage>(messageRoutes, editor);
const texts = resourceSection<SiteText>(textRoutes, editor);
const html = async (at: string, as = editor) => (await openAdmin(at, as)).html;
const written = { name: "Sana Rafiq", email: "sana@made.test", message: "Do you sell fish?" };
const make = (more: Partial<ContactMessage> = {}) => db.contactMessage.create({ data: { ...written, ...more } });
const statusOf = async (id: number) => (await db.contactMessage.findUniqueOrThrow({ where: { id } })).status;
const hours = { key: "contact_hours", value: "9 to 10" };

beforeEach(async () => {
  await db.contactMessage.deleteMany();
  await db.siteText.deleteMany();
});

test("B2.09 Contact Management has the tabs 'Contact Messages' and 'Site Content'", async () => {
  for (const [at, current] of [
    [path, "Contact Messages"],
    [textsPath, "Site Content"],
  ] as const) {
    const page = await html(at);
    const tabs = /<nav[^>]*aria-label="Parts of Contact Management"[\s\S]*?<\/nav>/.exec(page)?.[0] ?? "";
    expect([...tabs.matchAll(/<a [^>]*>([^<]+)<\/a>/g)].map(([, label]) => label)).toEqual(["Contact Messages", "Site Content"]);
    expect(/<a [^>]*aria-current="page"[^>]*>([^<]+)</.exec(tabs)?.[1]).toBe(current);
  }
});

describe("the messages", () => {
  test("the column of the message takes what the others leave, and no column of numbers stands beside it", async () => {
    await make();
    const head = /<table[\s\S]*?<\/thead>/.exec(await html(path))?.[0] ?? "";
    const names = [...head.matchAll(/<th[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, name]) => name);
    expect(names).not.toContain("No.");
    expect(head).toContain('<th scope="col">Message</th>'); // without a width of its own
    expect(head.match(/style="width:\d+px"/g)).toHaveLength(names.length - 2); // neither the message nor the menu
  });

  test("B3.03 each is shown with its id, name, e-mail, message, status and when it was written", async () => {
    const { id } = await make({ createdAt: new Date("2026-11-20T10:00:00Z") });
    for (const page of [await html(path), await html(`${path}?edit=${id}`)]) {
      for (const text of ["Sana Rafiq", "sana@made.test", "Do you sell fish?", "New", "20 Nov 2026"])
        expect(page).toContain(text);
      expect(page).toMatch(new RegExp(`[>#](<!-- -->)?${id}<`));
    }
  });

  test("B7.09 stand newest first", async () => {
    for (const [name, day] of [
      ["Second", 2],
      ["Third", 3],
      ["First", 1],
    ] as const)
      await make({ name, createdAt: new Date(Date.UTC(2026, 10, day)) });
    const { list } = await messages.open();
    expect(list?.rows.map(({ name }) => name)).toEqual(["Third", "Second", "First"]);
  });

  test("B7.10 B8.09 from any status a message is set to new, in_progress or resolved, which is said", async () => {
    for (const from of ["new", "in_progress", "resolved"] as const)
      for (const to of ["new", "in_progress", "resolved"] as const) {
        const { id } = await make({ status: from });
        expect(shownToast(await messages.act(`${id}/status/${to}`))).toBe("Message status updated");
        expect(await statusOf(id)).toBe(to);
      }
    const { id } = await make();
    const failed = await withoutTable("contact_messages", () => messages.act(`${id}/status/resolved`));
    expect(shownFailure(failed)).toBe("Failed to update message status");
    expect(await statusOf(id)).toBe("new");
  });

  test("a viewer reads and sets nothing, and nobody sets a status that is none", async () => {
    const { id } = await make();
    expect(await html(path, viewer)).toContain("Do you sell fish?");
    expect((await resourceSection<ContactMessage>(messageRoutes, viewer).act(`${id}/status/resolved`)).status).toBe(403);
    expect((await messages.act(`${id}/status/answered`)).status).toBe(404);
    expect(await statusOf(id)).toBe("new");
  });
});

describe("the site's texts", () => {
  test("B3.04 B7.11 B8.08 one is created with key, value, description and section, and pages show it at once", async () => {
    const answer = await texts.save({ ...hours, value_ur: "9 se 10", description: "When we answer", section: "contact" });
    expect([answer.location, shownToast(answer)]).toEqual([textsPath, "Text created successfully"]);
    expect(await db.siteText.findFirstOrThrow()).toMatchObject({
      ...{ key: "contact_hours", value: "9 to 10", valueUr: "9 se 10", description: "When we answer", section: "contact" },
    });
    expect(await findSiteText("contact_hours", "en")).toMatchObject({ value: "9 to 10" });
    expect(await findSiteText("contact_hours", "ur")).toMatchObject({ value: "9 se 10" });
    expect(await html(textsPath)).toContain("contact_hours");
    await texts.save({ key: "plain", value: "Plain" });
    expect(await db.siteText.findFirstOrThrow({ where: { key: "plain" } })).toMatchObject({
      description: null,
      section: "general",
    });
  });

  test("B3.04 offers the sections general, contact, home and products", async () => {
    const page = await html(`${textsPath}?edit=new`);
    const control = /<select[^>]*name="section"[^>]*>(.*?)<\/select>/s.exec(page)?.[1] ?? "";
    const options = [...control.matchAll(/<option[^>]*value="(\w+)"/g)].map(([, value]) => value);
    expect(options).toEqual(["general", "contact", "home", "products"]);
  });

  test("B7.11 B8.07 one is edited, but for its key", async () => {
    const { id } = await db.siteText.create({ data: hours });
    const answer = await texts.save(await texts.formOf(id, { value: "8 to 11", key: "other" }));
    expect(shownToast(answer)).toBe("Text updated successfully");
    expect(await db.siteText.findFirstOrThrow()).toMatchObject({ key: "contact_hours", value: "8 to 11" });
    // the page's own form has no control for the key
    const { key: _, ...shown } = await texts.formOf(id, { value: "7 to 11" });
    expect(shownToast(await texts.save(shown))).toBe("Text updated successfully");
    await texts.save(await texts.formOf(id, { value: "8 to 11" }));
    expect(await findSiteText("contact_hours", "en")).toMatchObject({ value: "8 to 11" });
  });

  test("without key or content, and with a key that another text has, none is created, and what was typed stays", async () => {
    for (const missing of ["key", "value"]) {
      const answer = await texts.save({ ...hours, [missing]: " " });
      expect([answer.status, Object.keys(returnedForm(answer).error)]).toEqual([400, [missing]]);
      expect(returnedForm(answer).initialValue).toMatchObject({ ...hours, [missing]: " " });
    }
    await texts.save(hours);
    expect((await texts.save(hours)).status).toBe(409);
    expect(await db.siteText.count()).toBe(1);
  });

  test("B8.07 B8.08 what cannot be created or updated says so, and what was typed stays", async () => {
    await withoutTable("site_texts", async () => {
      const { html: page } = await openAdmin(`${textsPath}?edit=new`, { ...editor, form: hours });
      expect(page).toContain("Failed to create text");
      expect(page).toContain('value="contact_hours"');
    });
    const { id } = await db.siteText.create({ data: hours });
    const form = await texts.formOf(id, { value: " " });
    const { html: edited } = await openAdmin(`${textsPath}?edit=${id}`, { ...editor, form });
    expect(edited).toContain("Failed to update text");
  });
});

test("Content leads to Contact, which stands in no group of the navigation", async () => {
  expect(await html("/admin/content")).toMatch(/<a [^>]*href="\/admin\/contact"[^>]*aria-label="Contact"/);
});

test("B8.06 messages and texts that cannot be read say 'Failed to load data'", async () => {
  expect(await withoutTable("contact_messages", () => html(path))).toContain("Failed to load data");
  expect(await withoutTable("site_texts", () => html(textsPath))).toContain("Failed to load data");
});
