import { expect, test } from "vitest";
import { staffTable } from "#app/domain/resource/staff-table.ts";
import { messages } from "#app/i18n/messages.ts";
import { showPart } from "#tests/support/pages-of.tsx";
import { RowFieldForm } from "./inline-field.tsx";
import { resource } from "./resource.ts";
import { resourceAddresses } from "./resource-address.ts";
import { ResourceCards } from "./resource-cards.tsx";
import { ResourceEditor } from "./resource-editor.tsx";
import { ResourcePage } from "./resource-page.tsx";
import { ResourceTable } from "./resource-table.tsx";

const services = resource({
  table: staffTable({
    model: "Service",
    entity: "test",
    fields: {
      title: { type: "line", max: 60, required: true },
      iconName: { type: "choice", options: ["leaf"], default: "leaf" },
      isActive: { type: "tick" },
      displayOrder: { type: "money", min: 0, max: 900_000, required: true },
    },
    nameOf: ({ title }) => title,
    orderBy: [{ title: "asc" }],
  }),
  section: "services",
  texts: messages({
    rows: ["Services", "Services"],
    none: ["None.", "Koi nahin."],
    "none.why": ["None.", "Koi nahin."],
    add: ["Add", "Daalein"],
    edit: ["Edit", "Badlein"],
    "delete.sure": ["Sure?", "Pakka?"],
    "field.title": ["Title", "Naam"],
    "field.icon_name": ["Icon", "Icon"],
    "icon_name.leaf": ["A leaf", "Patta"],
    "field.is_active": ["Active", "Active"],
    "field.display_order": ["Price", "Qeemat"],
  }),
  icon: "handshake",
  columns: [
    { name: "title" },
    { name: "iconName" },
    { name: "isActive" },
    { name: "displayOrder" },
    { name: "titleUr" },
    { name: "own.sold", cell: () => "12 sold" },
  ],
});

const listView = (rows: readonly (typeof row)[]) => ({ ...view, mayEdit: true, list: { rows, total: rows.length, perPage: 50 } });

const row = {
  ...{ id: 1, version: 1, title: "Delivery", titleUr: null, description: "-", descriptionUr: null, iconName: "leaf" },
  ...{ linkUrl: "/", colorGradient: "", bgPattern: "", displayOrder: 150_000, isActive: false },
};
const query = { q: "", tab: "all", page: 1, sort: "", direction: "asc" as const, filters: {} };
const view = {
  ...{ title: "Services", mayEdit: false, query, list: { rows: [row], total: 1, perPage: 50 }, reference: null, tabs: [] },
  ...{
    bin: null,
    choices: {},
    views: [],
    editor: null,
    history: null,
    bulk: null,
    imported: null,
    use: {},
    emptying: null,
    gridColumns: 3 as const,
  },
};
const page = { resource: services, view, addresses: resourceAddresses(services.path, query) };

test("a list says in words what a choice, a tick and an amount hold, and leaves an empty column empty", async () => {
  const table = await showPart(<ResourceTable {...page} />);
  const off = '<span class="state-dot state-off">Off</span>';
  expect(table).toContain(`<td>A leaf</td><td>${off}</td><td>Rs. 1,500</td><td></td><td>12 sold</td>`);
  expect(await showPart(<ResourceTable {...page} />, "/", "ur")).toContain("<td>Patta</td>");
  expect(await showPart(<ResourceCards {...page} />)).toContain(`<dt>Active</dt><dd>${off}</dd>`);
});

test("the name may stand in another column than the first, and arrows beside the order move a row", async () => {
  const ordered = {
    ...services,
    ...{ position: "displayOrder", usualSort: "displayOrder" },
    columns: [{ name: "displayOrder", hasArrows: true } as const, { name: "title", isName: true } as const],
  };
  const rows = [row, { ...row, id: 2, title: "Returns" }];
  const html = await showPart(<ResourceTable {...page} resource={ordered} view={listView(rows)} />);
  expect(html).toMatch(/<td>Rs. 1,500<span class="resource-arrows">.*?<td><div class="resource-name"><div><a [^>]*>Delivery</s);
  const arrows = [...html.matchAll(/<button type="submit"( disabled="")? aria-label="(Move [^"]*)"/g)];
  expect(arrows.map(([, disabled, name]) => `${name}${disabled ? " –" : ""}`)).toEqual([
    "Move Delivery up –",
    "Move Delivery down",
    "Move Returns up",
    "Move Returns down –",
  ]);
  expect(html).toContain('action="/admin/services/2/up"');
  const searched = { ...listView(rows), query: { ...query, q: "e" } };
  expect(await showPart(<ResourceTable {...page} resource={ordered} view={searched} />)).not.toContain("resource-arrows");
  expect(await showPart(<ResourceCards {...page} resource={ordered} />)).toMatch(/resource-name.*Delivery.*<dt>Price<\/dt>/s);
});

test("the second language of a name stands below it unless it says the same", async () => {
  const shown = (titleUr: string | null) =>
    showPart(<ResourceTable {...page} view={listView([{ ...row, titleUr } as typeof row])} />);
  expect(await shown("Ghar tak")).toContain(">Delivery</a><small>Ghar tak</small>");
  expect(await shown("Delivery")).not.toContain("<small>");
});

test("the menu of a row offers what the row is not: to activate one that is off, and the values that a field does not have", async () => {
  const settable = services.fields.filter(({ name }) => name === "is_active" || name === "icon_name");
  const words = { "set.is_active.on": "Show it", "set.is_active.off": "Hide it", "set.icon_name.leaf": "Take the leaf" };
  const texts = { en: { ...services.texts.en, ...words }, ur: { ...services.texts.ur, ...words } };
  const own: typeof services = { ...services, texts, settable, isActive: ({ isActive }) => isActive };
  const offered = async (changes: Partial<typeof row>) => {
    const html = await showPart(<ResourceTable {...page} resource={own} view={listView([{ ...row, ...changes }])} />);
    return [...html.matchAll(/action="\/admin\/services\/1\/((?:de)?activate|[\w]+\/\w+)"/g)].map(([, act]) => act);
  };
  expect(await offered({})).toEqual(["is_active/on", "activate"]);
  expect(await offered({ isActive: true, iconName: "rose" })).toEqual(["icon_name/leaf", "is_active/off", "deactivate"]);
});

test("a choice is drawn option by option, and what stands below a field reads the form", async () => {
  const drawn: typeof services = {
    ...services,
    optionPictures: { iconName: (option) => <i>{`picture of ${option}`}</i> },
    underField: { title: ({ values, row: edited }) => <p>{`${edited?.id}: ${values["title"]}`}</p> },
  };
  const editor = { row, values: { title: "Delivery", icon_name: "leaf" } };
  const html = await showPart(
    <ResourceEditor {...page} view={{ ...view, mayEdit: true }} resource={drawn} editor={editor} result={undefined} />,
  );
  expect(html).toMatch(/type="radio"[^>]*name="icon_name"[^>]*checked=""[^>]*value="leaf".*picture of leaf.*A leaf/s);
  expect(html).toContain("<p>1: Delivery</p>");
});

test("a section adds to the menu of a row what only those may use who may edit", async () => {
  const own: typeof services = { ...services, inMenu: ({ id }, { act }) => <a href={act(`${id}/copy`)}>Copy</a> };
  const shown = (mayEdit: boolean) => showPart(<ResourceTable {...page} resource={own} view={{ ...view, mayEdit }} />);
  expect(await shown(true)).toContain('<a href="/admin/services/1/copy">Copy</a>');
  expect(await shown(false)).not.toContain("Copy");
});

test("a form shows what a section adds to it above the bar that saves", async () => {
  const own: typeof services = {
    ...services,
    inForm: ({ row: edited, values, formId }) => <output form={formId}>{`${edited?.id} ${values["title"]}`}</output>,
  };
  const values = { title: "Delivery", icon_name: "leaf", is_active: "off", display_order: "1500" };
  const html = await showPart(<ResourcePage resource={own} view={{ ...view, mayEdit: true, editor: { row, values } }} />);
  expect(html).toMatch(/<output form="resource-form">1 Delivery<\/output><div class="save-bar">/);
});

test("a field of one cell is posted as the row's form is, and a cell without JavaScript only shows its value", async () => {
  const inline: typeof services = { ...services, columns: [{ name: "title" }, { name: "iconName", inline: true }] };
  const shown = await showPart(<ResourceTable {...page} resource={inline} view={listView([row])} />);
  expect(shown).toContain("<td>A leaf</td>");
  const [, field] = services.fields;
  if (!field) throw new Error("no field");
  const form = await showPart(
    <RowFieldForm {...page} row={{ ...row, isActive: true }} field={field} className="x">
      {() => <input name={field.name} />}
    </RowFieldForm>,
  );
  expect(form).toContain('action="/admin/services?edit=1"');
  const posted = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => `${name}=${value}`);
  expect(posted.filter((pair) => !pair.startsWith("loaded="))).toEqual([
    "id=1",
    "version=1",
    "title=Delivery",
    "is_active=on",
    "display_order=1500",
  ]);
  expect(posted.find((pair) => pair.startsWith("loaded="))).toContain("&quot;icon_name&quot;:&quot;leaf&quot;");
  const off = await showPart(
    <RowFieldForm {...page} row={row} field={field} className="x">
      {() => null}
    </RowFieldForm>,
  );
  expect(off).not.toContain('name="is_active"');
});

test("the bar of the marked rows names what can be done, and all that match only where the page shows fewer", async () => {
  const whole = await showPart(<ResourceTable {...page} view={listView([row])} />);
  const bar = /<section class="resource-bulk".*?<\/section>/s.exec(whole)?.[0] ?? "";
  const offered = [...bar.matchAll(/name="bulk" value="(\w+)"/g)].map(([, value]) => value);
  expect(offered).toEqual(["icon_name", "is_active", "delete"]);
  expect(bar).not.toContain('name="all"');
  const part = { ...listView([row]), list: { rows: [row], total: 3, perPage: 1 } };
  expect(await showPart(<ResourceTable {...page} view={part} />)).toContain("All 3 that match");
  expect(await showPart(<ResourceTable {...page} />)).not.toContain("resource-bulk");
});

test("a section that adds no rows has no button for it", async () => {
  const shown = (canAdd: boolean) => showPart(<ResourcePage resource={{ ...services, canAdd }} view={listView([row])} />);
  expect(await shown(true)).toContain("data-new");
  expect(await shown(false)).not.toContain("data-new");
});
