import { withRules } from "#app/domain/resource/staff-table.ts";
import { addPackageLines } from "./add-package-lines.server.ts";
import { changePackageLines } from "./internal/change-lines.server.ts";
import { readPackageLine } from "./package-line-form.server.ts";
import { packageTable } from "./package-table.ts";
import { removePackageLine } from "./remove-package-line.server.ts";

/** The packages with their lines, each `product_id` with `quantity`, or with its own `quantity_7` of several offered (B7.37, B7.38). */
export const packageRows = withRules(packageTable, {
  lines: {
    async add(id, sent, adding) {
      const product_id = sent.get("product_id");
      const line = readPackageLine({ product_id, quantity: sent.get(`quantity_${product_id}`) ?? sent.get("quantity") });
      return line.ok ? changePackageLines(id, (tx) => addPackageLines(tx, id, [line.value], adding)) : line;
    },
    remove: removePackageLine,
  },
});
