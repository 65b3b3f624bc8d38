import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./blind.module.css";

/** What the choice without names is, and the way into it. */
export function BlindDoor({ onBegin }: { onBegin: () => void }) {
  const t = useWords<Words>();
  return (
    <section className={css.blind} aria-labelledby="blind-door">
      <h2 id="blind-door" className={role.display}>
        {t("blind.title")}
      </h2>
      <p>{t("blind.lead")}</p>
      <Button look="bone" wide onClick={onBegin}>
        {t("blind.begin")}
      </Button>
    </section>
  );
}
