import type { ContentSection } from "#app/domain/content/section.ts";
import { Prose } from "./content-prose.tsx";

/** The pieces of a page that staff wrote, one below the other; a picture stands beside its text where there is room. */
export function Sections({ sections }: { sections: readonly ContentSection[] }) {
  return sections.map(({ id, title, html, image }) => {
    const Part = title ? "section" : "div";
    return (
      <Part key={id} className={image ? "content-section content-pictured" : "content-section"}>
        <div>
          {title ? <h2>{title}</h2> : null}
          <Prose html={html} />
        </div>
        {image ? <img className="picture" src={image} alt="" width={320} height={240} loading="lazy" decoding="async" /> : null}
      </Part>
    );
  });
}
