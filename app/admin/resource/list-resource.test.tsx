import { expect, test } from "vitest";
import { listQuery } from "#app/domain/resource/resource-query.ts";
import type { ResourceQuery } from "#app/domain/resource/resource-view.ts";
import { viewOfList } from "#app/domain/resource/resource-view.ts";
import { messages } from "#app/i18n/messages.ts";
import { showPart } from "#tests/support/pages-of.tsx";
import { listResource } from "./list-resource.ts";
import { ResourcePage } from "./resource-page.tsx";

const letters = listResource({
  section: "outbox",
  texts: messages({
    "search.hint": ["A name", "Koi naam"],
    rows: ["Letters", "Khat"],
    none: ["No letter yet.", "Abhi koi khat nahin."],
    "none.why": ["They come by themselves.", "Khud aate hain."],
    "field.state": ["State", "Haalat"],
    "state.sent": ["Sent", "Bheja"],
    "state.failed": ["Failed", "Nahin gaya"],
    "field.room": ["Room", "Kamra"],
    "field.urgent": ["Urgent", "Fauran"],
    "filter.state.any": ["Any state", "Koi bhi haalat"],
    "sort.newest": ["Newest first", "Naye pehle"],
    "sort.oldest": ["Oldest first", "Purane pehle"],
  }),
  icon: "mail",
  filters: { state: { sent: "state.sent", failed: "state.failed" }, room: "reference", urgent: "tick" },
  sorts: ["newest", "oldest"],
  rows: ({ list }) => <output>{list?.rows.length} letters</output>,
});

interface Shown extends Partial<ResourceQuery> {
  count?: number;
  hasMore?: boolean;
  rooms?: readonly { id: number; name: string }[];
}

/** The page of a list with so many rows on it. */
function show({ count = 2, hasMore = false, rooms = [], ...changed }: Shown = {}): Promise<string> {
  const query = { q: "", tab: "all", page: 1, sort: "", direction: "asc" as const, filters: {}, ...changed };
  const rows = Array.from({ length: count }, (_, at) => ({ id: at + 1, version: 1 }));
  const list = { rows, total: null, perPage: 50, hasMore };
  const view = viewOfList({ title: "Letters", mayEdit: true, query, list, reference: null, choices: { room: rooms } });
  return showPart(<ResourcePage resource={letters} view={view} />);
}

test("a list of a section's own query has the kit's search, choices, ticks and orders, and nothing that needs a table", async () => {
  const html = await show({ filters: { urgent: "1", state: "failed" }, sort: "oldest" });
  expect(html).toContain('placeholder="A name"');
  expect(html).toMatch(
    /<option value="">Any state<\/option><option value="sent">Sent<\/option><option value="failed" selected=""/,
  );
  expect(html).toMatch(/type="checkbox" name="urgent"[^>]*checked=""[^>]*value="1"\/>Urgent/);
  expect(html).toMatch(/<option value="">Newest first<\/option><option value="oldest" selected="">Oldest first/);
  expect(html).toContain("Filter, 2 set");
  for (const absent of ["Export", "Import", "resource-tabs", "resource-total", "data-new", 'type="hidden"'])
    expect(html).not.toContain(absent);
});

test("a choice among rows is offered only while there are some", async () => {
  expect(await show()).not.toContain('name="room"');
  expect(await show({ rooms: [{ id: 4, name: "Hall" }] })).toContain('<option value="4">Room: Hall</option>');
});

test("rows that are not counted have a next page as long as more follow, and no last one", async () => {
  const middle = await show({ page: 3, count: 50, hasMore: true });
  expect(middle).toContain("<b>101–150</b>");
  expect(middle).toContain('href="/admin/outbox?page=4" rel="next"');
  expect(middle).toContain('href="/admin/outbox?page=2" rel="prev"');
  expect(middle).not.toMatch(/of \d/);
  const last = await show({ page: 3, count: 7 });
  expect(last).toContain("<b>101–107</b>");
  expect(last).not.toContain('rel="next"');
  expect(await show({ count: 7 })).toContain("1–7 of 7");
});

test("what a section draws in place of the rows stays where there are none, below why", async () => {
  expect(await show({ count: 0 })).toMatch(/No letter yet\..*<output>0 letters<\/output>/s);
  expect(await show({ count: 0, q: "x" })).toMatch(/Nothing matches\..*<output>0 letters/s);
  expect(await show({ count: 0, page: 4 })).toMatch(/no such page\..*<output>0 letters/s);
  expect(await show({ count: 0 })).not.toContain("resource-pager");
});

const people = listResource({
  ...{ section: "users", icon: "users", hasBothViews: true, hasRefresh: true },
  texts: messages({
    rows: ["People", "Log"],
    total: ["{count} people", "{count} log"],
    none: ["Nobody yet.", "Abhi koi nahin."],
    "none.why": ["They come by themselves.", "Khud aate hain."],
    "nothing-found": ["Nobody has that name.", "Is naam ka koi nahin."],
    again: ["Retry", "Phir se"],
    "show.table": ["Table", "Table"],
    "show.cards": ["Cards", "Cards"],
    "tab.regular": ["Regulars", "Purane"],
    "column.id": ["Number", "Number"],
    "column.last_seen": ["Seen", "Aaye"],
  }),
  columns: [{ name: "id" }, { name: "lastSeen" }],
  nameOf: ({ id }: { id: number; lastSeen: string }) => `#${id}`,
  underName: ({ lastSeen }) => `since ${lastSeen}`,
  linkOf: ({ id }) => (id === 1 ? "/admin/users/1" : null),
});

const showPeople = (changed: Partial<ResourceQuery> = {}, list: { count: number } | null = { count: 2 }) => {
  const rows = Array.from({ length: list?.count ?? 0 }, (_, at) => ({ id: at + 1, lastSeen: "May" }));
  const view = viewOfList({
    ...{ title: "People", mayEdit: true, query: listQuery(changed), reference: "r1" },
    ...{ tabs: [{ name: "all" }, { name: "regular" }], list: list && { rows, total: rows.length, perPage: 50 } },
  });
  return showPart(<ResourcePage resource={people} view={view} />);
};

test("rows without a table of the kit are drawn from columns, as a table or as cards, with no action that nothing answers", async () => {
  const table = await showPeople({ tab: "regular" });
  expect(table).toContain("2 people");
  expect(table).toMatch(/<a href="\/admin\/users\/1">#1<\/a><small>since May<\/small>.*<b>#2<\/b>/s);
  expect(table).toContain('href="/admin/users?tab=regular&amp;show=cards"');
  expect(table).toMatch(/href="\/admin\/users\?tab=regular"[^>]*aria-label="Refresh"[^>]*data-reload/);
  expect(table).toMatch(/href="\/admin\/users\?tab=regular" aria-current="page">Regulars<\/a>/);
  const cards = await showPeople({ show: "cards" });
  expect(cards).toMatch(/<ul class="resource-cards".*<dt>Seen<\/dt><dd>May/s);
  for (const html of [table, cards]) {
    for (const absent of ["resource-menu", 'type="checkbox"', "Save view", "history="]) expect(html).not.toContain(absent);
  }
});

test("a section's own sentences stand in place of the kit's where nothing is found and where the rows cannot be read", async () => {
  expect(await showPeople({ q: "x" }, { count: 0 })).toContain("Nobody has that name.");
  expect(await showPeople({}, null)).toMatch(/href="\/admin\/users"[^>]*data-reload[^>]*>.*Retry/s);
});
