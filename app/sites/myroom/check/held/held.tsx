import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { formatDay } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { type Holdings, holdingsSchema } from "#contracts/restore-words.ts";
import type { Words } from "../../copy/words.ts";
import { AskedPlace } from "../asked-place.tsx";
import { Drawer } from "../drawer.tsx";
import { useAsked } from "../use-asked.ts";
import { useShelfWord } from "../use-shelf-word.ts";
import css from "./held.module.css";
import { useDevice } from "./use-device.ts";

/** お預かりしているもの: every kind with its number and its days, how long, and what stays without a name. */
export function Held() {
  const t = useWords<Words>();
  const asked = useAsked("/api/visitor/holdings", holdingsSchema);
  const device = useDevice();
  return (
    <>
      <AskedPlace asked={asked}>{({ holdings }) => <HeldTable holdings={holdings} />}</AskedPlace>
      <div className={css.drawers}>
        <Drawer title={t("check.held.long")}>
          <p>{t("check.held.longKey")}</p>
          <p>{t("check.held.longRows")}</p>
        </Drawer>
        <Drawer title={t("check.held.stays")}>
          <p>{t("check.held.staysVotes")}</p>
          <p>{t("check.held.staysDraws")}</p>
          <p>{t("check.held.staysCounts")}</p>
        </Drawer>
        <Drawer title={t("check.held.device")}>
          <p>{t("check.held.deviceLead")}</p>
          {device !== null && device.length === 0 && <p>{t("check.held.deviceNone")}</p>}
          {device !== null && (
            <ul className={css.device}>
              {device.map((kind) => (
                <li key={kind}>{t(`check.held.devices.${kind}`)}</li>
              ))}
            </ul>
          )}
        </Drawer>
      </div>
    </>
  );
}

function HeldTable({ holdings }: Pick<Holdings, "holdings">) {
  const t = useWords<Words>();
  const shelfWord = useShelfWord();
  if (holdings.length === 0)
    return <Notice announce="soon" message={t("check.held.none")} story={t("check.held.noneStory")} />;
  return (
    <table className={css.table}>
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
        {holdings.map(({ shelf, rows, since, until }) => (
          <tr key={shelf}>
            <th scope="row">{shelfWord(shelf)}</th>
            <td className={css.count}>{rows}</td>
            <td className={css.when}>
              <Days since={since} until={until} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Days({ since, until }: { since: string | null; until: string | null }) {
  const t = useWords<Words>();
  if (since === null || until === null) return t("check.held.noDate");
  const [from, to] = [formatDay(since, "ja", true), formatDay(until, "ja", true)];
  return from === to ? t("check.held.oneDay", { day: from }) : t("check.held.days", { from, to });
}
