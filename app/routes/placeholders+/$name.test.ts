import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { loader } from "./$name.ts";

const ask = (name: string) =>
  loader({
    request: new Request(`http://shop/placeholders/${name}`),
    params: { name },
    context: {},
  } as unknown as LoaderFunctionArgs);

test("a category's block print is an SVG that browsers keep for good", async () => {
  const answer = ask("soap-dispenser-droplet-310.svg");
  expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(answer.headers.get("Cache-Control")).toContain("immutable");
  expect(await answer.text()).toContain("oklch(93% .045 310)");
});

test.each(["wheat", "wheat-85", "wheat-85.png", "-85.svg", "wheat-.svg", "Wheat-85.svg", "wheat-<b>-85.svg", "85.svg"])(
  "there is no picture called %s",
  (name) => {
    expect(() => ask(name)).toThrow(expect.objectContaining({ status: 404 }));
  },
);
