import { type ComponentType, useEffect, useState } from "react";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { formatDay } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import css from "./other-letter.module.css";
import { Sheet } from "./sheet.tsx";
import { useOccasion } from "./use-occasion.ts";
import { Well } from "./well.tsx";
// What is the visitor's own comes after the page; its styles must not.
import "#app/kits/share/share-buttons.module.css";
import "#app/kits/ui/shade-chip/shade-chip.module.css";
import "./ask.module.css";
import "./below.module.css";

type Letter = View<"letter">["letter"];

/** A letter by its address: somebody's, with the way to an own one first; or one of the visitor's own, opened again. */
export function OtherLetter({ letter, today }: { letter: Letter; today: string }) {
  const t = useWords<Words>();
  const occasionOf = useOccasion();
  const [Later, setLater] = useState<ComponentType<{ letter: Letter; today: string; onOwn: () => void }> | null>(null);
  const [isOwn, setIsOwn] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    import("./own-letter.tsx").then((module) => isCurrent && setLater(() => module.OwnLetter), console.warn);
    return () => {
      isCurrent = false;
    };
  }, []);

  return (
    <>
      <Well isOpen>
        <div className={css.read}>
          <Sheet
            lines={letter}
            title={t(isOwn ? "letter.past" : "letter.other", { day: formatDay(letter.day, "ja", true) })}
            occasion={occasionOf(letter)}
          />
        </div>
        <div className={css.way}>
          <ButtonLink className={css.first} look={isOwn ? "line" : "blood"} to="/lmp" wide>
            {t(isOwn ? "other.tonight" : "other.mine")}
          </ButtonLink>
          {!isOwn && <p className={css.once}>{t("kept.own")}</p>}
        </div>
      </Well>
      <div className={css.below}>{Later && <Later letter={letter} today={today} onOwn={() => setIsOwn(true)} />}</div>
    </>
  );
}
