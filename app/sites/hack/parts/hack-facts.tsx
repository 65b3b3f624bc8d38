import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { ShownCard } from "../data.server.ts";
import css from "./hack-facts.module.css";

/** Minutes, what is needed, how soon it works. */
export function HackFacts({
  hack: { minutes, tools, level },
}: {
  hack: Pick<ShownCard, "minutes" | "tools" | "level">;
}) {
  const t = useWords<Words>();
  return (
    <ul className={css.facts}>
      <li className={css.minutes}>{t("minutes", { minutes })}</li>
      <li>{tools.length > 0 ? tools.map((tool) => t(`tools.${tool}`)).join("・") : t("tools.none")}</li>
      <li>{t(`levels.${level}`)}</li>
    </ul>
  );
}
