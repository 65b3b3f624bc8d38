import { useEffect, useState } from "react";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { hexToOklch } from "#app/kits/basics/oklch.ts";
import role from "#app/kits/ui/type/type.module.css";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { type Town as TownColours, townSchema } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import { hueOf } from "../rules/colour-words.ts";
import { hueWord } from "./colour-phrase.ts";
import { foundColour } from "./found-colour.ts";
import css from "./town.module.css";

interface TownProps {
  /** The colour that is held. */
  hex: string | null;
}

/** The colours that the whole town found today, each as wide as it was found often. A new find is another `key`. */
export function Town({ hex }: TownProps) {
  const t = useWords<Words>();
  const [town, setTown] = useState<TownColours | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    apiFetch("/api/chameleon/town", { schema: townSchema, signal: leaving.signal }).then(
      (told) => {
        setTown(told);
        setHasFailed(false);
      },
      () => !leaving.signal.aborted && setHasFailed(true),
    );
    return () => leaving.abort();
  }, []);

  const hue = hex === null ? undefined : hueOf(hexToOklch(hex));
  const same = hue === undefined ? 0 : (town?.hues.find((one) => one.hue === hue)?.count ?? 0);
  return (
    <section className={css.town} aria-labelledby="cham-town">
      <h2 id="cham-town" className={role.display}>
        {t("town.title")}
      </h2>
      {hasFailed && !town && <p>{t("town.failed")}</p>}
      {town?.count === 0 && <Notice message={t("town.none")} story={t("town.noneStory")} />}
      {town && town.count > 0 && (
        <>
          <p className={css.count}>{t("town.count", { count: town.count })}</p>
          <ul className={css.strip}>
            {town.hues.map((one) => (
              <li
                key={one.hue}
                ref={(element) => {
                  foundColour(one.hex)(element);
                  element?.style.setProperty("--part", String(one.count));
                }}
              >
                <span className="visually-hidden">{t("town.hue", { hue: hueWord(t, one.hue), count: one.count })}</span>
              </li>
            ))}
          </ul>
          {hue !== undefined && (
            <p>{t(same > 0 ? "town.same" : "town.first", { hue: hueWord(t, hue), count: same })}</p>
          )}
        </>
      )}
      <p className={css.how}>{t("town.how")}</p>
    </section>
  );
}
