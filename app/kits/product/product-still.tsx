import { classNames } from "../basics/class-names.ts";
import { shadeClass } from "../ui/shade-chip/shade-class.ts";
import type { ProductListItem } from "./product-list-item.ts";
import css from "./product-still.module.css";

type ProductStillProps = {
  item: Pick<ProductListItem, "id" | "hex" | "finish" | "picture">;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** In the first view: fetched at once. All others wait until they are near. */
  priority?: boolean;
};

/**
 * The product as the catalogue shows it, 4:5. Decoration: number, name and finish are written beside it.
 * What has no picture is shown as a smear of its exact shade, what has no shade either as an empty place.
 */
export function ProductStill({ item, sizes, priority = false }: ProductStillProps) {
  const { id, hex, finish, picture } = item;
  if (!picture) {
    return (
      <span className={classNames(css.place, "on-grey")} aria-hidden="true">
        <span className={classNames(css.smear, hex ? shadeClass(hex) : css.bare)} data-finish={finish ?? "none"} />
      </span>
    );
  }
  const file = `/assets/v/${picture}/product-${id}@390`;
  return (
    <span className={css.place}>
      <picture>
        <source type="image/avif" srcSet={`${file}.avif 390w`} sizes={sizes} />
        <img
          className={css.image}
          src={`${file}.webp`}
          alt=""
          width={390}
          height={488}
          decoding="async"
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
        />
      </picture>
    </span>
  );
}
