import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type DataSummary, dataSummarySchema } from "#contracts/recovery-words.ts";
import type { Messages } from "../../copy/messages.ts";
import { FetchedSlot } from "../fetched-slot.tsx";
import { Collapsible } from "../collapsible.tsx";
import { useKindLabel } from "../use-kind-label.ts";
import css from "./stored-data.module.css";
import { useDeviceStorage } from "./use-device-storage.ts";

/** お預かりしているもの: every kind with its number and its days, how long, and what stays without a name. */
export function StoredData() {
  const t = useMessages<Messages>();
  const result = useFetched("/api/visitor/holdings", () => dataSummarySchema);
  const device = useDeviceStorage();
  return (
    <>
      <FetchedSlot result={result}>
        {({ holdings: dataSummary }) => <StoredDataTable holdings={dataSummary} />}
      </FetchedSlot>
      <div className="above-4">
        <Collapsible title={t("check.retention.long")}>
          <p>{t("check.retention.longKey")}</p>
          <p>{t("check.retention.longRows")}</p>
        </Collapsible>
        <Collapsible title={t("check.retention.stays")}>
          <p>{t("check.retention.staysVotes")}</p>
          <p>{t("check.retention.staysDraws")}</p>
          <p>{t("check.retention.staysCounts")}</p>
        </Collapsible>
        <Collapsible title={t("check.retention.device")}>
          <p>{t("check.retention.deviceLead")}</p>
          {device !== null && device.length === 0 && <p>{t("check.retention.deviceNone")}</p>}
          {device !== null && (
            <ul className={css.device}>
              {device.map((kind) => (
                <li key={kind}>{t(`check.retention.devices.${kind}`)}</li>
              ))}
            </ul>
          )}
        </Collapsible>
      </div>
    </>
  );
}

function StoredDataTable({ holdings: dataSummary }: Pick<DataSummary, "holdings">) {
  const t = useMessages<Messages>();
  const kindLabel = useKindLabel();
  if (dataSummary.length === 0)
    return <Notice announce="soon" message={t("check.retention.none")} story={t("check.retention.noneStory")} />;
  return (
    <table className={`${css.table} wide`}>
      <thead>
        <tr>
          <th scope="col">{t("check.retention.kind")}</th>
          <th scope="col" className={css.count}>
            {t("check.retention.count")}
          </th>
          <th scope="col">{t("check.retention.when")}</th>
        </tr>
      </thead>
      <tbody>
        {dataSummary.map(({ shelf: dataKind, rows, since, until }) => (
          <tr key={dataKind}>
            <th scope="row">{kindLabel(dataKind)}</th>
            <td className={css.count}>{rows}</td>
            <td className={`${css.when} text-note`}>
              <DateRange since={since} until={until} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DateRange({ since, until }: { since: string | null; until: string | null }) {
  const t = useMessages<Messages>();
  if (since === null || until === null) return t("check.retention.noDate");
  const [from, to] = [formatDay(since, "ja", true), formatDay(until, "ja", true)];
  return from === to ? t("check.retention.oneDay", { day: from }) : t("check.retention.days", { from, to });
}
