import { useState } from "react";
import { Link } from "react-router";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
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
                <label className="text-leading-14 tick-row">
                  <input
                    type="checkbox"
                    checked={!excludedIds.includes(id)}
                    onChange={({ target }) =>
                      setExcludedIds(
                        target.checked ? excludedIds.filter((other) => other !== id) : [...excludedIds, id],
                      )
                    }
                  />
                  {hex && <ShadeChip hex={hex} size="text" />}
                  <span>{name}</span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      {usedIds.length > 0 && <input type="hidden" name="own" value={usedIds.join(".")} />}
      <label className="text-leading-14 tick-row">
        <input type="checkbox" name="full" value="1" />
        <span>{t("ask.full")}</span>
      </label>
      <Link className="target-inline text-body text-link" to="/wishlist">
        {t("ask.ownLink")}
      </Link>
    </>
  );
}
