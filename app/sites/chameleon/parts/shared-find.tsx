import { Button } from "#app/kits/ui/button/button.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { Words } from "../copy/words.ts";
import type { SharedFind as Find } from "../find.server.ts";
import css from "./find-card.module.css";
import { FindName } from "./find-name.tsx";
import { FoundShade } from "./found-shade.tsx";
import shared from "./shared-find.module.css";
import { Strokes } from "./strokes.tsx";

/** What somebody found: the thing itself, on the server's page, and one button to do the same. */
export function SharedFind({ find }: { find: Find }) {
  const t = useWords<Words>();
  const { hex, words, shade, kinship } = find;
  return (
    <section className={`${css.find} ${shared.shared}`} aria-label={t("shared.kicker")} data-shared={find.code}>
      <div className={css.told}>
        <p className={css.facts}>
          <span>{t("shared.kicker")}</span>
          <span className={role.micro}>{hex.slice(1).toUpperCase()}</span>
        </p>
        <FindName words={words} as="h1" />
      </div>
      <Strokes found={hex} shade={shade.hex} foundWord={t("find.town")} shadeWord={t("find.shade")} />
      <p className={shared.turned}>{t("shared.turned", { shade: shade.name })}</p>
      <FoundShade shade={shade} kinship={kinship} />
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
