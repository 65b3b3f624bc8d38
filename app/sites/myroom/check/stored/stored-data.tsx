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
      <FetchedSlot asked={result}>
        {({ holdings: dataSummary }) => <StoredDataTable holdings={dataSummary} />}
      </FetchedSlot>
      <div className="above-4">
        <Collapsible title={t("check.held.long")}>
          <p>{t("check.held.longKey")}</p>
          <p>{t("check.held.longRows")}</p>
        </Collapsible>
        <Collapsible title={t("check.held.stays")}>
          <p>{t("check.held.staysVotes")}</p>
          <p>{t("check.held.staysDraws")}</p>
          <p>{t("check.held.staysCounts")}</p>
        </Collapsible>
        <Collapsible title={t("check.held.device")}>
          <p>{t("check.held.deviceLead")}</p>
          {device !== null && device.length === 0 && <p>{t("check.held.deviceNone")}</p>}
          {device !== null && (
            <ul className={css.device}>
              {device.map((kind) => (
                <li key={kind}>{t(`check.held.devices.${kind}`)}</li>
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
    return <Notice announce="soon" message={t("check.held.none")} story={t("check.held.noneStory")} />;
  return (
    <table className={`${css.table} wide`}>
      <thead>
        <tr>
          <th scope="col">{t("check.held.kind")}</th>
          <th scope="col" className={css.count}>
            {t("check.held.count")}
          </th>
          <th scope="col">{t("check.held.when")}</th>
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
  if (since === null || until === null) return t("check.held.noDate");
  const [from, to] = [formatDay(since, "ja", true), formatDay(until, "ja", true)];
  return from === to ? t("check.held.oneDay", { day: from }) : t("check.held.days", { from, to });
}
