/** Units with a short form. */
const signs: Readonly<Record<string, string>> = { each: "pc" };

/** A product's name with how much of it is sold (`Potatoes 1 kg`), for titles; unchanged when the name contains it. */
export function sizedName(name: string, { unit, unitSize }: { unit: string; unitSize?: string | null | undefined }): string {
  const size = `${unitSize || "1"} ${signs[unit] ?? unit}`;
  return ` ${name} `.toLowerCase().includes(` ${size.toLowerCase()} `) ? name : `${name} ${size}`;
}
