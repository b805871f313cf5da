import { expect, test } from "vitest";
import { staffTable } from "#app/domain/resource/staff-table.ts";
import { messages } from "#app/i18n/messages.ts";
import { showPart } from "#tests/support/pages-of.tsx";
import { resource } from "./resource.ts";
import { resourceAddresses } from "./resource-address.ts";
import { ResourceCards } from "./resource-cards.tsx";
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
  columns: [{ name: "title" }, { name: "iconName" }, { name: "isActive" }, { name: "displayOrder" }, { name: "titleUr" }],
});

const row = {
  ...{ id: 1, version: 1, title: "Delivery", titleUr: null, description: "-", descriptionUr: null, iconName: "leaf" },
  ...{ linkUrl: "/", colorGradient: "", bgPattern: "", displayOrder: 150_000, isActive: false },
};
const query = { q: "", tab: "all", page: 1, sort: "", direction: "asc" as const, filters: {} };
const view = {
  ...{ title: "Services", mayEdit: false, query, list: { rows: [row], total: 1, perPage: 50 }, reference: null, tabs: [] },
  ...{ bin: null, views: [], editor: null, history: null, bulk: null, imported: null },
};
const page = { resource: services, view, addresses: resourceAddresses(services.path, query) };

test("a list says in words what a choice, a tick and an amount hold, and leaves an empty column empty", async () => {
  const table = await showPart(<ResourceTable {...page} />);
  expect(table).toContain("<td>A leaf</td><td>Off</td><td>Rs. 1,500</td><td></td>");
  expect(await showPart(<ResourceTable {...page} />, "/", "ur")).toContain("<td>Patta</td>");
  expect(await showPart(<ResourceCards {...page} />)).toContain("<dt>Active</dt><dd>Off</dd>");
});
