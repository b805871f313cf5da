import { initials } from "#app/domain/accounts/display-name.ts";

/**
 * A person's picture over their initials: the initials are there at once, and alone without a picture; the picture is shown 100 ms after
 * (A7.05).
 */
export function Avatar({ name, url, large }: { name: string; url: string | null; large?: boolean }) {
  return (
    <span
      className={`relative inline-grid flex-none place-items-center overflow-hidden rounded-3 bg-jamun-tint font-bold text-jamun ${large ? "size-16 text-xl" : "size-9 text-sm"}`}
      aria-hidden="true"
    >
      {initials(name)}
      {url ? (
        <img
          src={url}
          alt=""
          width={256}
          height={256}
          className="absolute inset-0 size-full object-cover transition-opacity delay-100 duration-0 starting:opacity-0"
        />
      ) : null}
    </span>
  );
}
