import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { renderPicture } from "#app/components/picture.tsx";
import { ProductGallery } from "./product-gallery.tsx";

const stem = "/uploads/products/1763635374123";

test("A2.05 one picture is the page's first, in the formats and sizes that suit the screen, and takes its room before it comes", () => {
  const html = renderToStaticMarkup(<ProductGallery name="Onions" pictures={[{ src: `${stem}.webp`, alt: null }]} />);
  expect(html).toContain(`<source type="image/avif" srcSet="${stem}/640.avif 640w, ${stem}/1280.avif 1280w"`);
  expect(html).toContain(`src="${stem}/640.webp"`);
  expect(html).toContain('alt="Onions" width="640" height="480" fetchpriority="high"');
  expect(html).not.toContain("gallery");
});

test("A2.05 several pictures stand in a row that the keyboard reaches, each picked by a link that needs no script", () => {
  const html = renderToStaticMarkup(
    <ProductGallery
      name="Onions"
      pictures={[
        { src: "/placeholders/carrot-25.svg", alt: null },
        { src: `${stem}.webp`, alt: "Cut open" },
      ]}
    />,
  );
  expect(html).toContain('<section class="gallery-row" aria-label="Pictures of Onions" tabindex="0">');
  expect(html).toContain('<a href="#picture-2" aria-label="Onions, picture 2 of 2">');
  expect(html).toContain('alt="Cut open" width="640" height="480" loading="lazy"');
  expect(html.match(/fetchpriority/g)).toHaveLength(1);
});

test("a card's picture waits until it is scrolled to, unless it is seen on arrival; a print has one size", () => {
  const card = renderToStaticMarkup(renderPicture({ src: `${stem}.webp` }));
  expect(card).toContain(`<source type="image/avif" srcSet="${stem}/320.avif 320w, ${stem}/640.avif 640w" sizes="170px"/>`);
  expect(card).toContain('width="320" height="240" loading="lazy"');
  const print = renderToStaticMarkup(renderPicture({ src: "/placeholders/carrot-25.svg", priority: true }));
  expect(print).toBe('<img class="picture" src="/placeholders/carrot-25.svg" alt="" width="320" height="240"/>');
});
