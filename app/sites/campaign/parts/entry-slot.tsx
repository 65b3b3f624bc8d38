import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignStatus } from "../contract.ts";
import type { CampaignDetail } from "../data.server.ts";
import css from "./entry.module.css";

const EntryPanel = lazy(async () => ({ default: (await import("./entry-panel.tsx")).EntryPanel }));

/** The entry itself, after everything one has to know. What it needs is fetched when it comes near. */
export function EntrySlot({ campaign, standing: status }: { campaign: CampaignDetail; standing: CampaignStatus }) {
  const t = useMessages<Messages>();
  const slot = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  const closedMessage = useClosedMessage(campaign, status);
  useEffect(() => {
    if (!slot.current) return;
    const observer = new IntersectionObserver(([observed]) => observed?.isIntersecting && setIsNear(true), {
      rootMargin: "600px",
    });
    observer.observe(slot.current);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      ref={slot}
      className={`${css.entry} stack-4`}
      id="entry"
      aria-labelledby="entry-title"
      data-phase={status.phase}
    >
      <h2 id="entry-title" className={`text-title ${role.display}`}>
        {t("entry.title")}
      </h2>
      {status.phase === "open" ? (
        <>
          <noscript>
            <p>{t("entry.noscript")}</p>
          </noscript>
          {isNear ? (
            <Suspense fallback={<p className={`${css.told} needs-script stack-3`}>{t("entry.loading")}</p>}>
              <EntryPanel campaign={campaign} />
            </Suspense>
          ) : (
            <p className={`${css.told} needs-script stack-3`}>{t("entry.loading")}</p>
          )}
        </>
      ) : (
        <p className={`${css.told} stack-3`}>{closedMessage}</p>
      )}
      {status.phase === "before" && (
        <a
          href={`/api/campaign/${campaign.id}/opening.ics`}
          download
          className={buttonClass({ look: "line", wide: true })}
        >
          <span>{t("entry.calendar")}</span>
        </a>
      )}
      {status.phase !== "open" && status.phase !== "before" && (
        <ButtonLink to={`/campaign/${campaign.id}/check`} look="line" wide viewTransition>
          {t("entry.see")}
        </ButtonLink>
      )}
    </section>
  );
}

function useClosedMessage({ opensAt, drawsAt }: CampaignDetail, { phase }: CampaignStatus): string {
  const t = useMessages<Messages>();
  if (phase === "before") return t("entry.before", { moment: formatMoment(opensAt, "ja") });
  if (phase === "soldout") return t("entry.soldout");
  return `${t("entry.closed")}${t("result.enteredNext", { moment: formatMoment(drawsAt, "ja") })}`;
}
