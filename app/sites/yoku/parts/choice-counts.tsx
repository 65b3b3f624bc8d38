import role from "#app/kits/ui/type/type.module.css";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./palette-actions.module.css";

/** How many others chose the same, blind. Only counts, and of how many. */
export function ChoiceCountsPanel({ code }: { code: string }) {
  const t = useMessages<Messages>();
  const { state } = useVisitor();
  // Without a network there is nobody to be counted.
  const path = state === "loading" ? null : (`/api/yoku/sharing?p=${code}` as const);
  const { data: counts } = useFetched(path, async () => (await import("../contract.ts")).choiceCountsSchema);

  return (
    <section className={`${css.others} stack-3`} aria-labelledby="yoku-others" data-of={counts?.of}>
      <h2 id="yoku-others" className={`text-heading ${role.display}`}>
        {t("others.title")}
      </h2>
      {counts && (
        <>
          {counts.four + counts.three === 0 ? (
            <p>{t(counts.of === 0 ? "others.first" : "others.nobody")}</p>
          ) : (
            <dl className="halves stack-3">
              <div>
                <dt className="text-fine text-leading-15">{t("others.four")}</dt>
                <dd className={role.latin}>{counts.four}</dd>
              </div>
              <div>
                <dt className="text-fine text-leading-15">{t("others.three")}</dt>
                <dd className={role.latin}>{counts.three}</dd>
              </div>
            </dl>
          )}
          {counts.of > 0 && <p className={css.note}>{t("others.of", { of: counts.of })}</p>}
        </>
      )}
    </section>
  );
}
