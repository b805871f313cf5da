import { type ReactElement, useContext } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { shared } from "#app/i18n/shared.ts";
import { CustomWordsContext, LangContext, useText } from "#app/i18n/use-text.ts";
import { FragmentContext, useFragment } from "./fragment.tsx";
import { renderFragment } from "./fragment-cache.server.tsx";

let renders = 0;

function Amount({ count }: { count: number }) {
  renders += 1;
  const t = useText(shared);
  return (
    <>
      <b>{t("size.dozen", { count })}</b> <i>{useContext(CustomWordsContext) ? "own" : "theirs"}</i>
    </>
  );
}

const Line = ({ count, isCacheable = true }: { count: number; isCacheable?: boolean }) => (
  <p {...useFragment(Amount, { count }, () => isCacheable)} />
);

const serve = (page: ReactElement, lang: "en" | "ur" = "en") =>
  renderToString(
    <FragmentContext.Provider value={renderFragment}>
      <LangContext.Provider value={lang}>
        {page}
        <Line count={7} />
        {page}
      </LangContext.Provider>
    </FragmentContext.Provider>,
  );

const rendersOf = (render: () => unknown): number => {
  const before = renders;
  render();
  return renders - before;
};

test("a fragment is rendered once for the same props and language, and pages are the same as without it", () => {
  const without = renderToString(<Line count={2} />);
  expect(rendersOf(() => serve(<Line count={2} />))).toBe(2);
  expect(rendersOf(() => serve(<Line count={2} />))).toBe(0);
  expect(serve(<Line count={2} />)).toBe(without + renderToString(<Line count={7} />) + without);
  expect(serve(<Line count={3} />)).toContain("<b>3 dozen</b>");
});

test("each language has its own, within the page's other contexts", () => {
  expect(serve(<Line count={2} />, "ur")).toContain("<b>2 darjan</b>");
  expect(serve(<Line count={2} />)).toContain("<b>2 dozen</b>");
});

const Lines = ({ counts }: { counts: number[] }) => counts.map((count) => <Line key={count} count={count} />);
const Page = ({ counts }: { counts: number[] }) => <div {...useFragment(Lines, { counts })} />;

test("of a fragment that holds others only what has changed is rendered", () => {
  expect(rendersOf(() => serve(<Page counts={[11, 12, 13]} />))).toBe(3);
  expect(rendersOf(() => serve(<Page counts={[11, 14, 13]} />))).toBe(1);
  expect(serve(<Page counts={[11, 14, 13]} />)).toContain(renderToString(<Page counts={[11, 14, 13]} />));
});

test("what is somebody's own is not rendered from the cache", () => {
  serve(<Line count={4} />);
  expect(rendersOf(() => serve(<Line count={4} isCacheable={false} />))).toBe(2);
  const own = (
    <CustomWordsContext.Provider value={new Map()}>
      <Line count={4} />
    </CustomWordsContext.Provider>
  );
  expect(serve(own)).toContain("<i>own</i>");
});

test("the least recently used are evicted: the cache stays below eight million characters", () => {
  const wide = "x".repeat(100_000);
  const Wide = ({ place }: { place: number }) => <>{`${place} ${wide}`}</>;
  for (let place = 0; place < 100; place += 1) renderFragment(Wide, { place }, "en");
  expect(rendersOf(() => serve(<Line count={2} />))).toBe(2);
});
