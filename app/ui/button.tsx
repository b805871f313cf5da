import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

interface ButtonStyle {
  variant?: "primary" | "quiet" | "danger" | "plain" | undefined;
  /** 40 px high instead of 44, for the back office. */
  small?: boolean | undefined;
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  /** A square button with the icon alone: it then needs an `aria-label`. */
  iconOnly?: boolean | undefined;
}

function classes({ variant = "primary", small, wide, iconOnly }: ButtonStyle, more: string | undefined): string {
  const flags = [small && "button-small", wide && "button-wide", iconOnly && "button-icon", more];
  return ["button", `button-${variant}`, ...flags].filter(Boolean).join(" ");
}

interface ButtonProps extends ButtonStyle, ComponentProps<"button"> {
  /** Pending: the button keeps the focus but does not submit. */
  busy?: boolean | undefined;
}

export function Button({ variant, small, wide, icon, iconOnly, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="submit"
      {...rest}
      className={classes({ variant, small, wide, iconOnly }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}

interface LinkButtonProps extends ButtonStyle, ComponentProps<"a"> {
  href: string;
}

export function LinkButton({ variant, small, wide, icon, iconOnly, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={classes({ variant, small, wide, iconOnly }, className)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </a>
  );
}
