import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ShownCard } from "../data.server.ts";
import css from "./hack-facts.module.css";

/** Minutes, what is needed, how soon it works. */
export function HackFacts({
  hack: { minutes, tools, level },
}: {
  hack: Pick<ShownCard, "minutes" | "tools" | "level">;
}) {
  const t = useMessages<Messages>();
  return (
    <ul className={`${css.facts} links-3 text-aside`}>
      <li className="text-bright text-strong">{t("minutes", { minutes })}</li>
      <li>{tools.length > 0 ? tools.map((tool) => t(`tools.${tool}`)).join("・") : t("tools.none")}</li>
      <li>{t(`levels.${level}`)}</li>
    </ul>
  );
}
