import { Checkbox } from "#app/ui/checkbox.tsx";
import type { Control } from "../edit/control-of.ts";

interface TickProps extends Control {
  label: string;
  onTick?: (isOn: boolean) => void;
}

/** A tick box that also says when it is off: a form that leaves it out altogether leaves the field as it is. */
export function Tick({ name, defaultValue, onTick, ...rest }: TickProps) {
  return (
    <div>
      <input type="hidden" name={name} value="off" />
      <Checkbox
        {...rest}
        name={name}
        value="on"
        defaultChecked={defaultValue === "on"}
        onChange={(event) => onTick?.(event.currentTarget.checked)}
      />
    </div>
  );
}
