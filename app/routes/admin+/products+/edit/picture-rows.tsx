import { smallPicture } from "#app/components/picture.tsx";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

interface PictureRowsProps {
  pictures: readonly string[];
  /** Whether the first of them is the main picture. */
  hasOwn: boolean;
  /** Preview addresses of freshly uploaded pictures. */
  shownAt: Readonly<Record<string, string>>;
  /** null without JavaScript: the rows then have position fields. */
  onMove: ((at: number, by: 1 | -1) => void) | null;
  onRemove: (at: number) => void;
}

/** The pictures of a product in order. The further ones are hidden fields; an empty one before them marks the list as complete. */
export function PictureRows({ pictures, hasOwn, shownAt, onMove, onRemove }: PictureRowsProps) {
  const t = useText(texts);
  return (
    <>
      <input type="hidden" name="pictures" value="" />
      {onMove ? null : <input type="hidden" name="picture_places" value="" />}
      {pictures.length === 0 ? <p className="text-ink-2">{t("pictures.none")}</p> : null}
      <ol className="product-picture-list">
        {pictures.map((address, at) => {
          const isOwn = hasOwn && at === 0;
          const number = at + 1;
          return (
            <li key={address}>
              {shownAt[address] ? (
                <img className="picture" src={shownAt[address]} alt="" width={64} height={48} />
              ) : (
                smallPicture({ src: address })
              )}
              <span>{isOwn ? t("pictures.first") : t("pictures.number", { number })}</span>
              {isOwn ? null : <input type="hidden" name="pictures" value={address} />}
              {onMove ? (
                <span className="flex gap-1">
                  <RowButton
                    icon="arrow-up"
                    label={t("pictures.up", { number })}
                    onClick={() => onMove(at, -1)}
                    isOff={at === 0}
                  />
                  <RowButton
                    icon="arrow-down"
                    label={t("pictures.down", { number })}
                    onClick={() => onMove(at, 1)}
                    isOff={number === pictures.length}
                  />
                  <RowButton icon="x" label={t("pictures.remove", { number })} onClick={() => onRemove(at)} />
                </span>
              ) : isOwn ? null : (
                <Field
                  label={t("pictures.place", { number })}
                  hint={t("pictures.place.hint")}
                  name="picture_places"
                  id={`picture-place-${number}`}
                  type="number"
                  min="0"
                  max="20"
                  defaultValue={number}
                />
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface RowButtonProps {
  icon: "arrow-up" | "arrow-down" | "x";
  label: string;
  onClick: () => void;
  isOff?: boolean;
}

function RowButton({ icon, label, onClick, isOff }: RowButtonProps) {
  return (
    <Button type="button" variant="plain" small iconOnly icon={icon} aria-label={label} disabled={isOff} onClick={onClick} />
  );
}
