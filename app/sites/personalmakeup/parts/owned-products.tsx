import { useState } from "react";
import { Link } from "react-router";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Checkbox } from "#app/kits/ui/checkbox/checkbox.tsx";
import type { Messages } from "../copy/messages.ts";
import { useMyItems } from "./use-my-items.ts";

/** What is marked 「持ってる」, to be used or left; without any, three things do, or everything. */
export function OwnedProducts() {
  const t = useMessages<Messages>();
  const { owned } = useMyItems();
  const [excludedIds, setExcludedIds] = useState<readonly string[]>([]);
  const usedIds = owned.map(({ id }) => id).filter((id) => !excludedIds.includes(id));
  return (
    <>
      {owned.length > 0 && (
        <>
          <p className="below-3 text-aside text-leading-16">{t("ask.ownHint")}</p>
          <ul className="bleed on-grey side">
            {owned.map(({ id, name, hex }) => (
              <li key={id}>
                <Checkbox
                  className="text-leading-14"
                  checked={!excludedIds.includes(id)}
                  onChange={({ target }) =>
                    setExcludedIds(target.checked ? excludedIds.filter((other) => other !== id) : [...excludedIds, id])
                  }
                >
                  <span className="line-3">
                    {hex && <ShadeChip hex={hex} size="text" />}
                    {name}
                  </span>
                </Checkbox>
              </li>
            ))}
          </ul>
        </>
      )}
      {usedIds.length > 0 && <input type="hidden" name="own" value={usedIds.join(".")} />}
      <Checkbox className="text-leading-14" name="full" value="1">
        {t("ask.full")}
      </Checkbox>
      <Link className="target-inline text-body text-link" to="/wishlist">
        {t("ask.ownLink")}
      </Link>
    </>
  );
}
