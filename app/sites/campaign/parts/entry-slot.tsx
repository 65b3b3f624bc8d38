import { lazy, Suspense, useRef } from "react";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { useNear } from "#app/kits/ui/hydration/use-near.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignStatus } from "../contract.ts";
import type { CampaignDetail } from "../data.server.ts";
import css from "./entry.module.css";

const EntryPanel = lazy(async () => ({ default: (await import("./entry-panel.tsx")).EntryPanel }));

/** The entry itself, after everything one has to know. What it needs is fetched when it comes near. */
export function EntrySlot({ campaign, status }: { campaign: CampaignDetail; status: CampaignStatus }) {
  const t = useMessages<Messages>();
  const slot = useRef<HTMLElement>(null);
  const isNear = useNear(slot, "600px");
  const closedMessage = useClosedMessage(campaign, status);

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
            <Suspense
              fallback={<p className={`${css.note} needs-script stack-3 text-service`}>{t("entry.loading")}</p>}
            >
              <EntryPanel campaign={campaign} />
            </Suspense>
          ) : (
            <p className={`${css.note} needs-script stack-3 text-service`}>{t("entry.loading")}</p>
          )}
        </>
      ) : (
        <p className={`${css.note} stack-3 text-service`}>{closedMessage}</p>
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
