"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Form, Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ChipLink, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { reviewSkins, reviewSorts, reviewSources } from "#contracts/review-limits.ts";
import type { Messages } from "../copy/messages.ts";
import { isFiltered, plainReviewQuery, reviewAddressOf, type ReviewQuery } from "../rules/review-query.ts";
import css from "./filters.module.css";

/** The order, and what narrows the list. All of it is in the address, and works without a script. */
export function Filters({ query }: { query: ReviewQuery }) {
  const t = useMessages<Messages>();
  const hasFilters = isFiltered(query);
  const to = (change: Partial<ReviewQuery>): string =>
    reviewAddressOf({ ...query, isOpposite: false, after: null, ...change });
  return (
    <div className="pad-side-3 stack-3">
      <ChipRow label={t("list.sorts")}>
        {reviewSorts.map((sort) => (
          <ChipLink
            key={sort}
            to={to({ sort })}
            isCurrent={!query.isOpposite && sort === query.sort}
            preventScrollReset
          >
            {t(`list.${sort}`)}
          </ChipLink>
        ))}
        <ChipLink to={to({ isOpposite: true })} isCurrent={query.isOpposite} preventScrollReset>
          {t("list.apart")}
        </ChipLink>
      </ChipRow>
      <details open={hasFilters || undefined}>
        <summary className={`${css.summary} target-inline`}>
          {hasFilters ? t("list.narrowed") : t("list.narrow")}
        </summary>
        <Form className={`${css.form} stack-3`} action="/review" preventScrollReset key={reviewAddressOf(query)}>
          {query.productId && <input type="hidden" name="p" value={query.productId} />}
          {query.sort !== "new" && <input type="hidden" name="sort" value={query.sort} />}
          <SelectField label={t("list.starsLabel")} name="stars" defaultValue={query.stars ?? ""}>
            <option value="">{t("list.any")}</option>
            {[5, 4, 3, 2, 1].map((stars) => (
              <option key={stars} value={stars}>
                {t("list.starsOption", { stars })}
              </option>
            ))}
          </SelectField>
          <SelectField label={t("list.sourceLabel")} name="source" defaultValue={query.source ?? ""}>
            <option value="">{t("list.any")}</option>
            {reviewSources.map((source) => (
              <option key={source} value={source}>
                {t(`sources.${source}`)}
              </option>
            ))}
          </SelectField>
          <SelectField label={t("list.typeLabel")} name="type" defaultValue={query.faceType ?? ""}>
            <option value="">{t("list.any")}</option>
            {faceTypeCodes.map((code) => (
              <option key={code} value={code}>
                {t(`types.${code}`)}
              </option>
            ))}
          </SelectField>
          <SelectField label={t("list.skinLabel")} name="skin" defaultValue={query.skin ?? ""}>
            <option value="">{t("list.any")}</option>
            {reviewSkins.map((skin) => (
              <option key={skin} value={skin}>
                {t(`skins.${skin}`)}
              </option>
            ))}
          </SelectField>
          <label className={`${css.check} line-3`}>
            <input type="checkbox" name="photo" value="1" defaultChecked={query.withPhoto} />
            {t("list.photoLabel")}
          </label>
          <div className={`${css.go} line-4`}>
            <Button type="submit" look="line" compact>
              {t("list.go")}
            </Button>
            {hasFilters && (
              <Link
                className="target-inline"
                to={reviewAddressOf({ ...plainReviewQuery, productId: query.productId, sort: query.sort })}
                preventScrollReset
              >
                {t("list.clear")}
              </Link>
            )}
          </div>
        </Form>
      </details>
    </div>
  );
}
