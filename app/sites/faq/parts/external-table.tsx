import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { FullFaq } from "../data.server.ts";
import { AnalyticsSlot } from "./analytics-slot.tsx";
import css from "./external-table.module.css";

/** Where this browser sends information, from the very configuration that loads the scripts; and the switches. */
export function ExternalTable({ destinations }: { destinations: FullFaq["destinations"] }) {
  const t = useMessages<Messages>();
  return (
    <div id="external-table" className={`${css.external} hair-below`}>
      <h3 className={`${css.title} text-medium text-service`}>{t("external.title")}</h3>
      {destinations.length === 0 ? <p>{t("external.none")}</p> : <p>{t("external.intro")}</p>}
      {destinations.map((row) => (
        <table key={row.id} className={`${css.table} above-3 rule-above wide`} data-destination={row.id}>
          <tbody>
            <tr>
              <th scope="row" className="text-aside text-medium">
                {t("external.destination")}
              </th>
              <td>{row.destination}</td>
            </tr>
            <tr>
              <th scope="row" className="text-aside text-medium">
                {t("external.host")}
              </th>
              <td>{row.host}</td>
            </tr>
            <tr>
              <th scope="row" className="text-aside text-medium">
                {t("external.sent")}
              </th>
              <td>
                <ul>
                  {row.sent.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </td>
            </tr>
            <tr>
              <th scope="row" className="text-aside text-medium">
                {t("external.purpose")}
              </th>
              <td>{row.purpose}</td>
            </tr>
            <tr>
              <th scope="row" className="text-aside text-medium">
                {t("external.consent")}
              </th>
              <td>{t(row.consentRequired ? "external.consentYes" : "external.consentNo")}</td>
            </tr>
          </tbody>
        </table>
      ))}
      <AnalyticsSlot hasExternal={destinations.some(({ isMeasured }) => isMeasured)} />
    </div>
  );
}
