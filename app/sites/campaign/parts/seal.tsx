import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { WholeCampaign } from "../data.server.ts";
import type { StandingNow } from "../contract.ts";
import css from "./seal.module.css";

/** What was published beforehand, so that nothing can be changed afterwards. */
export function Seal({ campaign, standing }: { campaign: WholeCampaign; standing: StandingNow }) {
  const t = useWords<Words>();
  const { commitment, publishedAt, frozenAt, ticketsDigest, beaconRound } = campaign;
  const { page } = standing;
  return (
    <section className={css.seal} aria-labelledby="seal-title">
      <h2 id="seal-title" className={classNames(css.title, role.display)}>
        {t("one.seal")}
      </h2>
      <Print hash={commitment} />
      <p className={css.when}>{t("one.sealedAt", { moment: formatMoment(publishedAt, "ja", true) })}</p>
      <p>{t("one.sealText")}</p>
      <p className={css.when}>{t("one.beaconLead", { round: String(beaconRound) })}</p>
      {page && standing.phase !== "drawn" && (
        <>
          <h3>{t("one.page")}</h3>
          <Print hash={page.hash} />
          <p>{t("one.pageText", { moment: formatMoment(Date.parse(page.hour) + 3_600_000, "ja") })}</p>
        </>
      )}
      {frozenAt && ticketsDigest && (
        <>
          <h3>{t("one.frozen")}</h3>
          <Print hash={ticketsDigest} />
          <p>{t("one.frozenText", { moment: formatMoment(frozenAt, "ja") })}</p>
        </>
      )}
    </section>
  );
}

/** A fingerprint in eight groups, so that two can be compared by eye. */
function Print({ hash }: { hash: string }) {
  return (
    <p className={css.print}>
      <code>{hash.match(/.{8}/g)?.join(" ")}</code>
    </p>
  );
}
