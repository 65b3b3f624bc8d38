"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Form } from "react-router";
import { lineLabel } from "#app/kits/product/product-labels.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ChipLink, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { TabLink, TabLinks } from "#app/kits/ui/tabs/tab-links.tsx";
import type { Messages } from "../copy/messages.ts";
import type { RankingList } from "../list.server.ts";
import { addressOf, categories, type Period, periods, plainQuery, type RankingQuery, tabs } from "../rules/query.ts";
import css from "./filters.module.css";

export const periodWords = { "24h": "day", "7d": "week", all: "ever" } as const satisfies Record<Period, string>;

/** What is counted, since when, of which kind and of whom. All of it is in the address. */
export function Filters({ list: { query, faces, fewest } }: { list: RankingList }) {
  const t = useMessages<Messages>();
  const myFaceCode = useVisitor().summary?.faceType?.toLowerCase();
  const to = (change: Partial<RankingQuery>): string => addressOf({ ...query, hasHiddenNames: false, ...change });
  return (
    <div className={`${css.filters} stack-4`}>
      <TabLinks label={t("tabs.label")} className="bleed">
        {tabs.map((tab) => (
          <TabLink key={tab} to={to({ tab })} isCurrent={tab === query.tab} preventScrollReset>
            {t(`tabs.${tab}`)}
          </TabLink>
        ))}
      </TabLinks>
      <ChipRow label={t("periods.label")}>
        {periods.map((period) => (
          <ChipLink key={period} to={to({ period })} isCurrent={period === query.period} preventScrollReset>
            {t(`periods.${periodWords[period]}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <Form className={`${css.narrow} stack-3`} action="/ranking" preventScrollReset key={addressOf(query)}>
        {query.tab !== plainQuery.tab && <input type="hidden" name="tab" value={query.tab} />}
        {query.period !== plainQuery.period && <input type="hidden" name="period" value={query.period} />}
        <SelectField label={t("narrow.category")} name="category" defaultValue={query.category ?? ""}>
          <option value="">{t("narrow.all")}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {lineLabel(category)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t("narrow.type")} name="type" defaultValue={query.faceCode ?? ""}>
          <option value="">{t("narrow.everyone")}</option>
          {faces.map(({ code, visitors }) => {
            const isFew = visitors < fewest;
            const name = t(`types.${code}`) + (code === myFaceCode ? t("narrow.own") : "");
            return (
              <option key={code} value={code} disabled={isFew && code !== query.faceCode}>
                {isFew ? t("narrow.few", { name }) : t("narrow.from", { name })}
              </option>
            );
          })}
        </SelectField>
        <Button type="submit" look="line" compact className={css.go}>
          {t("narrow.go")}
        </Button>
      </Form>
    </div>
  );
}
