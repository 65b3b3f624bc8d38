import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./other-letter.module.css";
import { Sheet } from "./sheet.tsx";
import { Well } from "./well.tsx";

/** The letter of the thirtieth of February, which is delivered to everybody who looks for it. */
export function Thirtieth({ hex }: { hex: string }) {
  const t = useWords<Words>();
  const lines = {
    monster: { name: t("thirtieth.monster"), hex },
    kernel: t("thirtieth.kernel"),
    reply: null,
    hour: t("thirtieth.hour"),
    sign: t("thirtieth.sign"),
    gesture: t("thirtieth.gesture"),
    aside: t("thirtieth.aside"),
  };
  return (
    <Well isOpen>
      <div className={css.read}>
        <Sheet lines={lines} title={t("thirtieth.title")} />
      </div>
      <div className={css.way}>
        <ButtonLink look="line" to="/lmp" wide>
          {t("thirtieth.back")}
        </ButtonLink>
      </div>
    </Well>
  );
}
