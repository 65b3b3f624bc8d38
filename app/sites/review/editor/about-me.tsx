import { Button } from "#app/kits/ui/button/button.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { reviewAges, reviewLights, reviewSkins } from "#contracts/review-limits.ts";
import type { Messages } from "../copy/messages.ts";
import type { ReviewFieldProps } from "./review-fields.tsx";
import css from "./review-form.module.css";

/** Starting point, skin, age and light: none of them is required. The own starting point is offered, not filled in. */
export function AboutMe({ draft, change }: Pick<ReviewFieldProps, "draft" | "change">) {
  const t = useMessages<Messages>();
  const { summary } = useVisitor();
  const myType = summary?.faceType ?? null;
  return (
    <>
      <SelectField
        label={t("write.type")}
        mark={t("write.optional")}
        value={draft.faceType ?? ""}
        onChange={({ target }) => change({ faceType: faceTypeCodes.find((code) => code === target.value) ?? null })}
      >
        <option value="">{t("write.typeNone")}</option>
        {faceTypeCodes.map((code) => (
          <option key={code} value={code}>
            {t(`types.${code}`) + t(`traits.${code}`)}
          </option>
        ))}
      </SelectField>
      {myType !== null && draft.faceType !== myType && (
        <Button look="quiet" compact className={css.own} onClick={() => change({ faceType: myType })}>
          {t("write.typeOwn", { name: t(`types.${myType}`) })}
        </Button>
      )}
      <SelectField
        label={t("write.skin")}
        mark={t("write.optional")}
        value={draft.skin ?? ""}
        onChange={({ target }) => change({ skin: reviewSkins.find((skin) => skin === target.value) ?? null })}
      >
        <option value="">{t("write.skinNone")}</option>
        {reviewSkins.map((skin) => (
          <option key={skin} value={skin}>
            {t(`skins.${skin}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("write.age")}
        mark={t("write.optional")}
        value={draft.age ?? ""}
        onChange={({ target }) => change({ age: reviewAges.find((age) => age === target.value) ?? null })}
      >
        <option value="">{t("write.ageNone")}</option>
        {reviewAges.map((age) => (
          <option key={age} value={age}>
            {t(`ages.${age}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("write.light")}
        mark={t("write.optional")}
        value={draft.light ?? ""}
        onChange={({ target }) => change({ light: reviewLights.find((light) => light === target.value) ?? null })}
      >
        <option value="">{t("write.lightNone")}</option>
        {reviewLights.map((light) => (
          <option key={light} value={light}>
            {t(`lights.${light}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
