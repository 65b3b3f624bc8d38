"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Form, Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ChipLink, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { reviewAges, reviewLights, reviewSkins, reviewSorts, reviewSources } from "#contracts/review-limits.ts";
import type { Messages } from "../copy/messages.ts";
import { isFiltered, plainReviewQuery, reviewAddressOf, type ReviewQuery } from "../rules/review-query.ts";
import type { ReviewsPage } from "../review-list.server.ts";
import css from "./filters.module.css";

/** The order, and what narrows the list. All of it is in the address, and works without a script. */
export function Filters({ page: { query, finishes } }: { page: ReviewsPage }) {
  const t = useMessages<Messages>();
  const hasFilters = isFiltered(query);
  return (
    <div className="pad-side-3 stack-3">
      <Sorts query={query} />
      <details open={hasFilters || undefined}>
        <summary className={`${css.summary} target-inline`}>
          {hasFilters ? t("list.narrowed") : t("list.narrow")}
        </summary>
        <Form className={`${css.form} stack-3`} action="/review" preventScrollReset key={reviewAddressOf(query)}>
          {query.productId && <input type="hidden" name="p" value={query.productId} />}
          {query.sort !== "new" && <input type="hidden" name="sort" value={query.sort} />}
          <FilterSelect
            name="stars"
            label={t("list.starsLabel")}
            value={query.stars}
            options={[5, 4, 3, 2, 1]}
            labelOf={(stars) => t("list.starsOption", { stars })}
          />
          <FilterSelect
            name="source"
            label={t("list.sourceLabel")}
            value={query.source}
            options={reviewSources}
            labelOf={(source) => t(`sources.${source}`)}
          />
          <FilterSelect
            name="type"
            label={t("list.typeLabel")}
            value={query.faceType}
            options={faceTypeCodes}
            labelOf={(code) => t(`types.${code}`) + t(`traits.${code}`)}
          />
          <FilterSelect
            name="skin"
            label={t("list.skinLabel")}
            value={query.skin}
            options={reviewSkins}
            labelOf={(skin) => t(`skins.${skin}`)}
          />
          <FilterSelect
            name="age"
            label={t("list.ageLabel")}
            value={query.age}
            options={reviewAges}
            labelOf={(age) => t(`ages.${age}`)}
          />
          <FilterSelect
            name="light"
            label={t("list.lightLabel")}
            value={query.light}
            options={reviewLights}
            labelOf={(light) => t(`lights.${light}`)}
          />
          <FilterSelect
            name="finish"
            label={t("list.finishLabel")}
            value={query.finish}
            options={finishes.map(({ finish }) => finish)}
            labelOf={(finish) => finishes.find((one) => one.finish === finish)?.label ?? finish}
          />
          <label className={`${css.check} line-3`}>
            <input type="checkbox" name="photo" value="1" defaultChecked={query.withPhoto} />
            {t("list.photoLabel")}
          </label>
          <div className={`${css.go} full-row line-4`}>
            <Button type="submit" look="line" compact>
              {t("list.go")}
            </Button>
            {hasFilters && <ClearLink query={query} />}
          </div>
        </Form>
      </details>
    </div>
  );
}

/** The orders in which the list can be read. */
function Sorts({ query }: { query: ReviewQuery }) {
  const t = useMessages<Messages>();
  const to = (change: Partial<ReviewQuery>): string =>
    reviewAddressOf({ ...query, isOpposite: false, after: null, ...change });
  return (
    <ChipRow label={t("list.sorts")}>
      {reviewSorts.map((sort) => (
        <ChipLink key={sort} to={to({ sort })} isCurrent={!query.isOpposite && sort === query.sort} preventScrollReset>
          {t(`list.${sort}`)}
        </ChipLink>
      ))}
      <ChipLink to={to({ isOpposite: true })} isCurrent={query.isOpposite} preventScrollReset>
        {t("list.apart")}
      </ChipLink>
    </ChipRow>
  );
}

interface FilterSelectProps<Value extends string | number> {
  name: string;
  label: string;
  /** Null: any. */
  value: Value | null;
  options: readonly Value[];
  labelOf: (value: Value) => string;
}

function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { name, label, value, options, labelOf } = props;
  const t = useMessages<Messages>();
  return (
    <SelectField label={label} name={name} defaultValue={value ?? ""}>
      <option value="">{t("list.any")}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </SelectField>
  );
}

/** Takes all filters off; the product and the order stay. */
function ClearLink({ query: { productId, sort } }: { query: ReviewQuery }) {
  const t = useMessages<Messages>();
  return (
    <Link className="target-inline" to={reviewAddressOf({ ...plainReviewQuery, productId, sort })} preventScrollReset>
      {t("list.clear")}
    </Link>
  );
}
