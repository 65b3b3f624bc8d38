import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { StandingNow } from "../contract.ts";
import type { WholeCampaign } from "../data.server.ts";
import css from "./entry.module.css";

const EntryDesk = lazy(async () => ({ default: (await import("./entry-desk.tsx")).EntryDesk }));

/** The door itself, after everything one has to know. What it needs travels when it comes near. */
export function EntryPlace({ campaign, standing }: { campaign: WholeCampaign; standing: StandingNow }) {
  const t = useWords<Words>();
  const place = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  const shut = useShutWords(campaign, standing);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setIsNear(true), {
      rootMargin: "600px",
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);

  return (
    <section ref={place} className={css.entry} id="entry" aria-labelledby="entry-title" data-phase={standing.phase}>
      <h2 id="entry-title" className={role.display}>
        {t("entry.title")}
      </h2>
      {standing.phase === "open" ? (
        <>
          <noscript>
            <p>{t("entry.noscript")}</p>
          </noscript>
          {isNear ? (
            <Suspense fallback={<p className={css.told}>{t("entry.loading")}</p>}>
              <EntryDesk campaign={campaign} />
            </Suspense>
          ) : (
            <p className={css.told}>{t("entry.loading")}</p>
          )}
        </>
      ) : (
        <p className={css.told}>{shut}</p>
      )}
      {standing.phase === "before" && (
        <a
          href={`/api/campaign/${campaign.id}/opening.ics`}
          download
          className={buttonClass({ look: "line", wide: true })}
        >
          <span>{t("entry.calendar")}</span>
        </a>
      )}
      {standing.phase !== "open" && standing.phase !== "before" && (
        <ButtonLink to={`/campaign/${campaign.id}/check`} look="line" wide viewTransition>
          {t("entry.see")}
        </ButtonLink>
      )}
    </section>
  );
}

function useShutWords({ opensAt, drawsAt }: WholeCampaign, { phase }: StandingNow): string {
  const t = useWords<Words>();
  if (phase === "before") return t("entry.before", { moment: formatMoment(opensAt, "ja") });
  if (phase === "soldout") return t("entry.soldout");
  return `${t("entry.closed")}${t("result.enteredNext", { moment: formatMoment(drawsAt, "ja") })}`;
}
