import { useState } from "react";
import { Link } from "react-router";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { useThings } from "./use-things.ts";
import css from "./own-things.module.css";

/** What is marked 「持ってる」, to be used or left; without any, three things do, or everything. */
export function OwnThings() {
  const t = useWords<Words>();
  const { owned } = useThings();
  const [left, setLeft] = useState<readonly string[]>([]);
  const used = owned.map(({ id }) => id).filter((id) => !left.includes(id));
  return (
    <>
      {owned.length > 0 && (
        <>
          <p className={css.hint}>{t("ask.ownHint")}</p>
          <ul className={css.owned}>
            {owned.map(({ id, name, hex }) => (
              <li key={id}>
                <label className={css.thing}>
                  <input
                    type="checkbox"
                    checked={!left.includes(id)}
                    onChange={({ target }) =>
                      setLeft(target.checked ? left.filter((other) => other !== id) : [...left, id])
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
      {used.length > 0 && <input type="hidden" name="own" value={used.join(".")} />}
      <label className={css.full}>
        <input type="checkbox" name="full" value="1" />
        {t("ask.full")}
      </label>
      <Link className={css.link} to="/wishlist">
        {t("ask.ownLink")}
      </Link>
    </>
  );
}
