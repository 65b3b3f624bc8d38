import { type ComponentProps, type FormEvent, useRef, useState } from "react";
import * as v from "valibot";
import { type Address, type AddressField, addressSchema, prefectures } from "#contracts/campaign-address.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

interface AddressFieldsProps {
  /** What was written before, to be corrected. */
  initial: Address | null;
  onComplete: (address: Address) => void;
}

type AddressLineProps = Pick<ComponentProps<"input">, "autoComplete" | "inputMode" | "type" | "required"> & {
  field: Exclude<AddressField, "prefecture">;
  hint?: string;
};

/** Every line tells the phone what it is, so that it is filled in with one tap; all may be pasted. */
export function AddressFields({ initial, onComplete }: AddressFieldsProps) {
  const t = useMessages<Messages>();
  const form = useRef<HTMLFormElement>(null);
  const [invalidFields, setInvalidFields] = useState<readonly string[]>([]);

  function check(event: FormEvent) {
    event.preventDefault();
    if (!form.current) return;
    const checked = v.safeParse(addressSchema, Object.fromEntries(new FormData(form.current)));
    if (checked.success) return onComplete(checked.output);
    const fields = checked.issues.map((issue) => v.getDotPath(issue) ?? "");
    setInvalidFields(fields);
    const [first = ""] = [...new FormData(form.current).keys()].filter((name) => fields.includes(name));
    form.current.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  const errorOf = (field: AddressField) =>
    invalidFields.includes(field) ? { error: t("address.wrong", { fields: t(`address.${field}`) }) } : {};

  const line = ({ field, hint, required = true, ...native }: AddressLineProps) => (
    <TextField
      label={t(`address.${field}`)}
      mark={t(required ? "address.needed" : "address.free")}
      name={field}
      required={required}
      defaultValue={initial?.[field]}
      {...(hint ? { hint } : {})}
      {...errorOf(field)}
      {...native}
    />
  );

  return (
    <form ref={form} className="stack-4" onSubmit={check} noValidate>
      {line({ field: "name", autoComplete: "shipping name" })}
      {line({
        field: "postal",
        hint: t("address.postalHint"),
        autoComplete: "shipping postal-code",
        inputMode: "numeric",
      })}
      <SelectField
        label={t("address.prefecture")}
        mark={t("address.needed")}
        name="prefecture"
        required
        defaultValue={initial?.prefecture ?? ""}
        autoComplete="shipping address-level1"
        {...errorOf("prefecture")}
      >
        <option value="" disabled>
          {t("address.prefecture")}
        </option>
        {prefectures.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      {line({ field: "city", autoComplete: "shipping address-level2" })}
      {line({ field: "street", autoComplete: "shipping address-line1" })}
      {line({ field: "building", autoComplete: "shipping address-line2", required: false })}
      {line({ field: "phone", hint: t("address.phoneHint"), autoComplete: "shipping tel", type: "tel" })}
      <Button wide type="submit">
        {t("address.check")}
      </Button>
    </form>
  );
}
