import sprite from "#app/generated/icons/icons.svg";
import type { IconName } from "./icon-names.ts";

/** A decorative icon from the sprite; its meaning is in the text or the label beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
