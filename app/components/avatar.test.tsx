import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";

test("the initials stand at once and the picture is shown over them 100 ms after", () => {
  const markup = renderToStaticMarkup(<Avatar name="Ayesha Khan" url="/uploads/avatars/1763635374123.webp" />);
  expect(markup).toContain(">AK<img");
  expect(markup).toMatch(/<img src="\/uploads\/avatars\/1763635374123\.webp" alt=""[^>]*delay-100/);
});

test("without a picture the initials stand alone", () => {
  const markup = renderToStaticMarkup(<Avatar name="Ayesha Khan" url={null} />);
  expect(markup).toContain("AK");
  expect(markup).not.toContain("<img");
});
