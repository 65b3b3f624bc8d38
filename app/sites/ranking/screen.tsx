"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import "#app/generated/site-fonts/ranking.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "./copy/messages.ts";
import { loader } from "./data.server.ts";
import { BlindReport } from "./parts/blind-report.tsx";
import { BlindInvitation } from "./parts/blind-invitation.tsx";
import { Filters } from "./parts/filters.tsx";
import { RankingHead } from "./parts/ranking-head.tsx";
import { RankRows } from "./parts/rank-rows.tsx";
import { MonsterPicksList } from "./parts/monster-picks-list.tsx";
import { ReportLinks } from "./parts/report-links.tsx";
import css from "./screen.module.css";
export { loader };

/** The report of a month is shared with its own picture. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => {
    const round = loaderData?.report?.round;
    return headMeta(round ? withCard(head, "ranking", round, "名前を隠した順位の、月の報告。") : head);
  });

/** What is wanted now; with `?blind=` the report of a month in which names were hidden. */
export default function RankingScreen() {
  const { list, report, monsterPicks, hasUnknown } = useLoaderData<typeof loader>();
  const t = useMessages<Messages>();
  if (report) return <BlindReport report={report} />;
  return (
    <ToastRegion>
      <div className={`${css.page} on-soot`}>
        <RankingHead list={list} />
        {hasUnknown && <p className={`${css.note} pad-side-3 text-strong`}>{t("unknown")}</p>}
        <Filters list={list} />
        <RankRows list={list} />
        <BlindInvitation />
        <MonsterPicksList monsterPicks={monsterPicks} />
        <ReportLinks title={t("reports")} rounds={[...new Set([list.thisRound, ...list.rounds])]} />
      </div>
    </ToastRegion>
  );
}
