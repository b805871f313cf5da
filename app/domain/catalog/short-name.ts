/** What a product's two names are shortened by. */
type Named = { name: string; nameUr: string | null; brand: string | null; size: string };

/**
 * The Roman-Urdu name as it stands under the English one on a card, without the brand and the size, which are shown already:
 * `Sunridge Chakki Aata 10 kg` becomes `Chakki Aata`. Null when it adds nothing.
 */
export function shortNameUr({ name, nameUr, brand, size }: Named): string | null {
  if (!nameUr) return null;
  const short = withoutBrand(withoutSize(nameUr, size), brand);
  return short && short !== withoutBrand(withoutSize(name, size), brand) ? short : null;
}

function withoutSize(name: string, size: string): string {
  if (!name.endsWith(size)) return name;
  const rest = name.slice(0, -size.length);
  return rest.endsWith(" ") ? rest.trimEnd() : name;
}

function withoutBrand(name: string, brand: string | null): string {
  if (!brand || !`${name} `.startsWith(`${brand} `)) return name;
  return name.slice(brand.length + 1);
}
