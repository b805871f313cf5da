import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { Confirm } from "../confirm.tsx";
import { Panel } from "../panel.tsx";
import { ListTable } from "./list-table.tsx";

const rows = [
  { id: 7, name: "Tomatoes", price: 150 },
  { id: 9, name: "Onions", price: 80 },
];

test("a list says what it lists, and its marked rows go with a form that stands elsewhere", () => {
  const html = renderToStaticMarkup(
    <ListTable
      label="Products"
      rows={rows}
      columns={[
        { label: "Name", cell: ({ id, name }) => <a href={`/admin/products/${id}`}>{name}</a> },
        { label: "Price", cell: ({ price }) => price, isNumber: true },
      ]}
      marks={{ form: "bulk", nameOf: ({ name }) => name, bar: ({ count }) => <output>{count}</output> }}
    />,
  );
  expect(html).toContain('aria-label="Products"');
  expect(html.match(/<tr data-row/g)).toHaveLength(2);
  expect(html).toContain('<input type="checkbox" name="id" form="bulk" aria-label="Choose Tomatoes" value="7"/>');
  expect(html).toContain("<output>0</output>");
  expect(html).toContain('<td class="num">150</td>');
});

test("the box of all rows is not ticked while there is none", () => {
  const html = renderToStaticMarkup(
    <ListTable
      label="Products"
      rows={[]}
      columns={[{ label: "Name", cell: () => "" }]}
      marks={{ form: "bulk", nameOf: () => "", bar: () => null }}
    />,
  );
  expect(html).toContain('<input type="checkbox" aria-label="Choose all on this page"/>');
});

test("what can't be undone is asked about before it is posted, with and without JavaScript", async () => {
  const question = "Are you sure you want to delete this category?";
  const handler = createStaticHandler([
    {
      path: "*",
      element: (
        <Panel title="Vegetables">
          <Confirm label="Delete" question={question} action="/admin/categories/1/delete" fields={{ version: 3 }} />
        </Panel>
      ),
    },
  ]);
  const context = await handler.query(new Request("http://shop.test/"));
  if (context instanceof Response) throw new Error("not a page");
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  expect(html).toMatch(
    /<summary[^>]*button-danger[^>]*>.*Delete<\/summary><form method="post" action="\/admin\/categories\/1\/delete"/,
  );
  expect(html).toContain(`<p>${question}</p><input type="hidden" name="version" value="3"/>`);
  expect(html).not.toContain("<details open");
});
