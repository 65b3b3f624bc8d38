import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatNumber } from "#app/kits/i18n/numbers.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { dayParts } from "../rules/day-parts.ts";
import css from "./wish-removals.module.css";

interface WishRemovalsProps {
  removals: { month: string; count: number; isFinal: boolean; finalOn: string } | null;
  apiBasePath: string;
}

/** 「今月、『欲しい』をやめた n 件」: the number, how it is counted, and the same as data. */
export function WishRemovals({ removals, apiBasePath }: WishRemovalsProps) {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.press} on-ink stack-2`}>
      <h2 className="text-aside">{t("removals.title")}</h2>
      {removals ? (
        <>
          <p className="facts-3 text-lead text-strong">
            <span className="wide">{t("removals.lineBefore")}</span>
            <data className={classNames(css.count, role.latin, role.chrome)} value={removals.count}>
              {formatNumber(removals.count, "ja-JP")}
            </data>
            <span>{t("removals.lineAfter")}</span>
          </p>
          {!removals.isFinal && <p className="text-note">{t("removals.running", dayParts(removals.finalOn))}</p>}
        </>
      ) : (
        <p>{t("removals.none")}</p>
      )}
      <p className="text-note">{t("removals.method")}</p>
      {removals && (
        <a
          className={`${css.data} target-inline text-body text-link`}
          href={`${apiBasePath}wishlist/letting-go?month=${removals.month}`}
        >
          {t("removals.data")}
        </a>
      )}
    </section>
  );
}
