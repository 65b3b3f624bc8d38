import { ProductStill } from "#app/kits/product/product-still.tsx";
import { lineLabel, stateMark } from "#app/kits/product/product-labels.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { SheetData } from "../sheet.server.ts";
import css from "./product-sheet.module.css";

const sizes = "(min-width: 481px) 480px, 100vw";

/** The product on black, its name vertical beside it, what it is below. */
export function SheetHero({ sheet }: { sheet: SheetData }) {
  const t = useMessages<Messages>();
  const { item, picture, latinName } = sheet;
  const mark = stateMark(item.state);
  return (
    <header className="frame grid on-ink">
      <div className={css.picture}>
        {picture ? (
          <Picture picture={picture} sizes={sizes} priority />
        ) : (
          <ProductStill item={item} sizes={sizes} priority />
        )}
      </div>
      <div className={`${css.veil} overlay`} />
      <VerticalHeading level={2} className={css.name} size={34}>
        <span id="sheet-name">{item.name}</span>
      </VerticalHeading>
      <p className={`${css.under} text-leading-16`}>
        <span className={role.micro}>
          {lineLabel(item.line)} {item.number}
        </span>
        {latinName && (
          <span className="text-note" lang="en">
            {latinName}
          </span>
        )}
        {mark && <span className={`${css.mark} above-2 text-mark`}>{mark}</span>}
        {item.state !== "on-sale" && <span className="text-fine text-leading-17">{t(`sheet.${item.state}`)}</span>}
      </p>
    </header>
  );
}
