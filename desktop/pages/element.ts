type Child = Node | string | null;
type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<Omit<HTMLElementTagNameMap[Tag], "style" | "children">>;

/** Makes an element with its properties and what stands in it; text stays text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Puts elements on the page in place of what stood there. */
export function showPage(...children: Child[]): void {
  document.getElementById("page")?.replaceChildren(...children.filter((child) => child !== null));
}
