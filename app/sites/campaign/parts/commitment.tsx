import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignDetail } from "../data.server.ts";
import type { CampaignStatus } from "../contract.ts";
import { useCommitmentMessage } from "./use-commitment-message.ts";
import css from "./commitment.module.css";

/** What was published beforehand, so that nothing can be changed afterwards. */
export function Commitment({ campaign, status }: { campaign: CampaignDetail; status: CampaignStatus }) {
  const t = useMessages<Messages>();
  const { commitment, publishedAt, opensAt, frozenAt, ticketsDigest, beaconRound } = campaign;
  const { page } = status;
  const timing = useCommitmentMessage(publishedAt, opensAt);
  return (
    <section className={`${css.commitment} lazy-section stack-3`} aria-labelledby="seal-title">
      <h2 id="seal-title" className={classNames("text-heading", role.display)}>
        {t("one.commitment")}
      </h2>
      <HashPrint hash={commitment} />
      <p data-committed={timing.isBefore ? "before" : "after"}>{timing.message}</p>
      {!timing.isBefore && <p>{t("one.committedAfterText")}</p>}
      {!timing.isBefore && campaign.isDemonstration && <p>{t("one.committedSample")}</p>}
      <p>{t("one.commitmentText")}</p>
      <p className="text-note">{t("one.beaconLead", { round: String(beaconRound) })}</p>
      {page && status.phase !== "drawn" && (
        <>
          <h3 className="above-4 text-body">{t("one.page")}</h3>
          <HashPrint hash={page.hash} />
          <p>{t("one.pageText", { moment: formatMoment(Date.parse(page.hour) + 3_600_000, "ja") })}</p>
        </>
      )}
      {frozenAt && ticketsDigest && (
        <>
          <h3 className="above-4 text-body">{t("one.frozen")}</h3>
          <HashPrint hash={ticketsDigest} />
          <p>{t("one.frozenText", { moment: formatMoment(frozenAt, "ja") })}</p>
        </>
      )}
    </section>
  );
}

/** A fingerprint in eight groups, so that two can be compared by eye. */
function HashPrint({ hash }: { hash: string }) {
  return (
    <p className={css.print}>
      <code className="text-body text-code">{hash.match(/.{8}/g)?.join(" ")}</code>
    </p>
  );
}
