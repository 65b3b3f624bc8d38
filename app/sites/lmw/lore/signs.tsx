import { Link } from "react-router";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Lore } from "./lore.server.ts";
import page from "../book/monster-page.module.css";
import css from "./lore.module.css";

/** At and above this a sign is known for coming true, below the other for hiding. */
const [often, seldom] = [60, 40];

/** The signs a monster keeps, and how many said that they came true. */
export function Signs({ lore: { signs, fewest } }: { lore: Lore }) {
  const t = useWords<Words>();
  if (signs.length === 0) return null;
  return (
    <section className={page.section} aria-labelledby="signs">
      <h2 id="signs">{t("lore.signs")}</h2>
      <p className={page.note}>{t("lore.signsLead", { fewest })}</p>
      <ul className={css.signs}>
        {signs.map(({ text, answered, percent }) => (
          <li key={text} data-answered={answered}>
            <b>{text}</b>
            {percent === null ? (
              <span>{t("lore.few", { answered })}</span>
            ) : (
              <>
                <progress className={css.rate} max={100} value={percent} aria-hidden="true" />
                <span>
                  {t(percent >= often ? "lore.often" : percent < seldom ? "lore.seldom" : "lore.even")}
                  <small>{t("lore.rate", { answered, percent })}</small>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className={page.links}>
        <Link to="/lmp">{t("lore.toLetter")}</Link>
      </p>
    </section>
  );
}
