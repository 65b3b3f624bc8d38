import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { Messages } from "../copy/messages.ts";
import type { SharedColour } from "../shared-colour.server.ts";
import css from "./colour-card.module.css";
import { ColourName } from "./colour-name.tsx";
import { MatchingShade } from "./matching-shade.tsx";
import shared from "./shared-colour-card.module.css";
import { Strokes } from "./strokes.tsx";

/** What somebody found: the thing itself, on the server's page, and one button to do the same. */
export function SharedColourCard({ find: colour }: { find: SharedColour }) {
  const t = useMessages<Messages>();
  const { hex, words, shade, kinship } = colour;
  return (
    <section
      className={`${css.find} ${shared.shared} on-grey stack-4`}
      aria-label={t("shared.kicker")}
      data-shared={colour.code}
    >
      <div className={css.note}>
        <p className={`${css.facts} stack-1 text-body text-leading-15`}>
          <span>{t("shared.kicker")}</span>
          <span className={role.micro}>{hex.slice(1).toUpperCase()}</span>
        </p>
        <ColourName words={words} as="h1" />
      </div>
      <Strokes colour={hex} shade={shade.hex} colourLabel={t("colour.everyone")} shadeLabel={t("colour.shade")} />
      <p>{t("shared.turned", { shade: shade.name })}</p>
      <MatchingShade shade={shade} kinship={kinship} />
      <span className={shared.scripted}>
        <Button
          look="bone"
          wide
          arrow
          onClick={() => document.getElementById("cham-stage")?.scrollIntoView({ block: "start" })}
        >
          {t("shared.go")}
        </Button>
      </span>
    </section>
  );
}
