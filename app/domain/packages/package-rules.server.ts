import { withRules } from "#app/domain/resource/staff-table.ts";
import { addPackageLine } from "./add-package-line.server.ts";
import { packageLineForm, readPackageLine } from "./package-line-form.server.ts";
import { packageTable } from "./package-table.ts";
import { removePackageLine } from "./remove-package-line.server.ts";

/** The packages with their lines, each `product_id` with `quantity`, or with its own `quantity_7` of several offered (B7.37, B7.38). */
export const packageRows = withRules(packageTable, {
  lines: {
    async add(id, sent, { by, isUndo }) {
      const product_id = sent.get("product_id");
      const quantity = sent.get(`quantity_${product_id}`) ?? sent.get("quantity");
      const line = readPackageLine(packageLineForm.parse({ product_id, quantity }));
      return line.ok ? addPackageLine(id, line.value, { by, isUndo }) : line;
    },
    remove: (packageId, lineId, { by }) => removePackageLine({ packageId, lineId }, { by }),
  },
});
