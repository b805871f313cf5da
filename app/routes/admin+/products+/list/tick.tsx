import { Checkbox } from "#app/ui/checkbox.tsx";
import type { Control } from "../edit/form-values.ts";

interface TickProps extends Control {
  label: string;
  onTick?: (isOn: boolean) => void;
}

/** A checkbox that also submits its off state: an absent field means no change. */
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
