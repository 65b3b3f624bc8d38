import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatNumber } from "#app/kits/words/numbers.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { dayParts } from "../rules/day-parts.ts";
import css from "./letting-go-press.module.css";

interface LettingGoPressProps {
  lettingGo: { month: string; count: number; isFinal: boolean; finalOn: string } | null;
  apiBasePath: string;
}

/** 「今月、『欲しい』をやめた n 件」: the number, how it is counted, and the same as data. */
export function LettingGoPress({ lettingGo, apiBasePath }: LettingGoPressProps) {
  const t = useWords<Words>();
  return (
    <section className={css.press}>
      <h2 className={css.title}>{t("lettingGo.title")}</h2>
      {lettingGo ? (
        <>
          <p className={css.line}>
            <span className={css.before}>{t("lettingGo.lineBefore")}</span>
            <data className={classNames(css.count, role.latin, role.chrome)} value={lettingGo.count}>
              {formatNumber(lettingGo.count, "ja-JP")}
            </data>
            <span>{t("lettingGo.lineAfter")}</span>
          </p>
          {!lettingGo.isFinal && <p className={css.state}>{t("lettingGo.running", dayParts(lettingGo.finalOn))}</p>}
        </>
      ) : (
        <p>{t("lettingGo.none")}</p>
      )}
      <p className={css.method}>{t("lettingGo.method")}</p>
      {lettingGo && (
        <a className={css.data} href={`${apiBasePath}wishlist/letting-go?month=${lettingGo.month}`}>
          {t("lettingGo.data")}
        </a>
      )}
    </section>
  );
}
