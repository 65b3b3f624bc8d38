import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { UnmetMonster } from "../contract.ts";
import css from "./unmet-monster.module.css";

/** A monster whom the visitor has not met, after a lost entry: a line, no name, and the way there. */
export function UnmetMonsterCard({ unmet }: { unmet: UnmetMonster }) {
  const t = useMessages<Messages>();
  return (
    <Link
      to={`/lmw/monster?m=${unmet.monsterId}`}
      className={`${css.speech} pad-side-4 stack-3 text-bright`}
      data-unmet={unmet.monsterId}
      viewTransition
    >
      <span className={classNames(css.glow, "overlay", shadeClass(unmet.hex))} aria-hidden="true" />
      <Picture picture={unmet.picture} alt="" cutout className={css.figure} sizes="12rem" />
      <span className={`${css.words} stack-2`}>
        <span className={`${css.line} text-lead text-leading-16`}>「{unmet.line}」</span>
        <span className="text-note">{t("result.unmetWho")}</span>
        <span className={`${css.go} target-inline text-strong`}>{t("result.unmetGo")}</span>
      </span>
    </Link>
  );
}
