import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Company } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import css from "./company-card.module.css";

/** The scene of the shade, to be read while wearing it; of a tint, what its pack says. */
export function CompanyCard({ words, monster }: Company) {
  const t = useWords<Words>();
  return (
    <section className={css.company} aria-labelledby="company-title">
      <h2 id="company-title" className={role.display}>
        {t(monster ? "company.title" : "company.pack")}
      </h2>
      {monster && <p>{t("company.meets", { monster: monster.name })}</p>}
      <p className={css.scene}>{words}</p>
    </section>
  );
}
