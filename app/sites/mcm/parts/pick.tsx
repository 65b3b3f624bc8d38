"use no memo"; // The first view: compiled it would only be heavier.

import { Link } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { defaultRecipe, parseRecipe } from "#contracts/mascara-recipe.ts";
import type { Messages } from "../copy/messages.ts";
import type { PickView } from "../pick.server.ts";
import { formatSerial } from "../rules/serial.ts";
import { Drawing } from "./drawing.tsx";
import css from "./gallery.module.css";

/** The one mascara of the month, before all others. */
export function Pick({ pick: { month, work, campaignPath } }: { pick: PickView }) {
  const t = useMessages<Messages>();
  const parsed = parseRecipe(work.code);
  const name = work.name.ja;
  return (
    <section className={css.pick} aria-labelledby="mcm-pick" data-pick={work.id}>
      <Link to={`/mcm/gallery?w=${work.id}`} aria-label={t("gallery.open", { name })}>
        <Drawing
          recipe={typeof parsed === "string" ? defaultRecipe : parsed}
          view="small"
          idKey="pick"
          className={css.drawing}
        />
      </Link>
      <div>
        <h2 id="mcm-pick">{t("pick.heading", { month })}</h2>
        <p className={`${css.name} text-face text-lead`}>{name}</p>
        <p className={`${css.facts} links-3 text-note`}>
          {work.isDemonstration ? t("gallery.house") : t("gallery.count", { number: formatSerial(work.number) })}
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
