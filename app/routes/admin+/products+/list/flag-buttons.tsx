import type { SubmissionResult } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import { productList } from "#app/i18n/product-list.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

const flags = [
  { name: "in_stock", value: "inStock", icon: "store" },
  { name: "featured", value: "featured", icon: "star" },
  { name: "discount_active", value: "discountActive", icon: "badge-percent" },
] as const satisfies readonly { name: string; value: keyof ListedProduct; icon: IconName }[];

interface FlagButtonsProps {
  product: ListedProduct;
  /** Form action and redirect target; null with view permission. */
  edit: { action: string; returnTo: string } | null;
}

/** In stock, featured, discount: one toggle button each (A4.12). */
export function FlagButtons({ product, edit }: FlagButtonsProps) {
  const t = useText(productList);
  const fetcher = useFetcher<{ result: SubmissionResult<string[]> }>({ key: `flags-${product.id}` });
  if (!edit) return <FlagIcons product={product} />;
  const errors = fetcher.data?.result?.error?.[""];
  return (
    <fetcher.Form method="post" action={edit.action} preventScrollReset className="flex gap-1">
      <input type="hidden" name="id" value={product.id} />
      <input type="hidden" name="version" value={product.version} />
      <input type="hidden" name="return_to" value={edit.returnTo} />
      {flags.map(({ name, value, icon }) => {
        const sent = fetcher.formData?.get(name);
        const isOn = sent ? sent === "on" : product[value];
        return (
          <Button
            key={name}
            name={name}
            value={isOn ? "off" : "on"}
            variant={isOn ? "quiet" : "plain"}
            small
            iconOnly
            icon={icon}
            aria-pressed={isOn}
            aria-label={t(`flag.${name}`, { name: product.name })}
            title={t(`flag.${name}.short`)}
            busy={fetcher.state !== "idle"}
          />
        );
      })}
      {errors ? (
        <span role="alert" className="field-error">
          {errors.join(" ")}
        </span>
      ) : null}
    </fetcher.Form>
  );
}

function FlagIcons({ product }: { product: ListedProduct }) {
  const t = useText(productList);
  return (
    <span className="flex gap-2">
      {flags
        .filter(({ value }) => product[value])
        .map(({ name, icon }) => (
          <span key={name} title={t(`flag.${name}.short`)}>
            <Icon name={icon} />
            <span className="sr-only">{t(`flag.${name}.short`)}</span>
          </span>
        ))}
    </span>
  );
}
