"use no memo"; // The first view: compiled it would only be heavier.

import { Link } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { firstRecipe, readRecipe } from "#contracts/mascara-recipe.ts";
import type { Words } from "../copy/words.ts";
import type { PickView } from "../pick.server.ts";
import { serialOf } from "../rules/serial.ts";
import { Drawing } from "./drawing.tsx";
import css from "./wall.module.css";

/** The one mascara of the month, before all others. */
export function Pick({ pick: { month, work, campaignPath } }: { pick: PickView }) {
  const t = useWords<Words>();
  const read = readRecipe(work.code);
  const name = work.name.ja;
  return (
    <section className={css.pick} aria-labelledby="mcm-pick" data-pick={work.id}>
      <Link to={`/mcm/gallery?w=${work.id}`} aria-label={t("gallery.open", { name })}>
        <Drawing
          recipe={typeof read === "string" ? firstRecipe : read}
          view="small"
          idKey="pick"
          className={css.drawing}
        />
      </Link>
      <div>
        <h2 id="mcm-pick">{t("pick.heading", { month })}</h2>
        <p className={css.name}>{name}</p>
        <p className={css.facts}>
          {work.isDemonstration ? t("gallery.house") : t("gallery.count", { number: serialOf(work.number) })}
        </p>
        <p>{t("pick.note")}</p>
      </div>
      {campaignPath && (
        <ButtonLink look="line" wide compact arrow to={campaignPath}>
          {t("pick.campaign")}
        </ButtonLink>
      )}
    </section>
  );
}
