import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Unmet } from "../contract.ts";
import css from "./unmet-voice.module.css";

/** Somebody behind the door whom the visitor has not met: a line, no name, and the way there. */
export function UnmetVoice({ unmet }: { unmet: Unmet }) {
  const t = useWords<Words>();
  return (
    <Link to={`/lmw/monster?m=${unmet.monsterId}`} className={css.voice} data-unmet={unmet.monsterId} viewTransition>
      <span className={classNames(css.glow, shadeClass(unmet.hex))} aria-hidden="true" />
      <Picture picture={unmet.picture} alt="" cutout className={css.figure} sizes="12rem" />
      <span className={css.words}>
        <span className={css.line}>「{unmet.line}」</span>
        <span className={css.who}>{t("result.unmetWho")}</span>
        <span className={css.go}>{t("result.unmetGo")}</span>
      </span>
    </Link>
  );
}
