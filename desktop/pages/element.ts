type Child = Node | string | null;
type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<Omit<HTMLElementTagNameMap[Tag], "style" | "children">>;

/** Creates an element with its properties and children; text is never parsed as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Replaces the content of the page. */
export function showPage(...children: Child[]): void {
  document.getElementById("page")?.replaceChildren(...children.filter((child) => child !== null));
}
