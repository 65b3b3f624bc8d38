import { type ReactNode, useId, useState } from "react";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignDetail } from "../data.server.ts";
import { RulesLink } from "./rules-link.tsx";
import type { FieldErrors } from "./use-missing-fields.ts";

interface EntryConditionsProps {
  legal: CampaignDetail["legal"];
  isBusy: boolean;
  errors: FieldErrors;
}

/** Who enters, and under which rules. Whoever is under eighteen asks at home first. */
export function EntryConditions({ legal, isBusy, errors }: EntryConditionsProps) {
  const t = useMessages<Messages>();
  const [age, setAge] = useState("");
  return (
    <fieldset className="stack-3" disabled={isBusy}>
      <legend className="visually-hidden">{t("one.terms")}</legend>
      <Tick name="lives" error={errors.lives}>
        {t("entry.lives")}
      </Tick>
      <SelectField
        label={t("entry.age")}
        name="age"
        required
        value={age}
        error={errors.age ?? ""}
        onChange={(event) => setAge(event.target.value)}
      >
        <option value="" disabled>
          {t("entry.age")}
        </option>
        <option value="18">{t("entry.age18")}</option>
        <option value="13-17">{t("entry.age13")}</option>
      </SelectField>
      {age === "13-17" && (
        <Tick name="consent" error={errors.consent}>
          {t("entry.consent")}
        </Tick>
      )}
      <Tick name="rules" error={errors.rules}>
        {t("entry.rules")}
      </Tick>
      <p>
        <RulesLink legal={legal} />
      </p>
    </fieldset>
  );
}

/** A box to tick, and beside it why it is asked for again. */
function Tick({ name, error, children }: { name: string; error: string | undefined; children: ReactNode }) {
  const errorId = useId();
  return (
    <div>
      <label className="text-service tick-row">
        <input
          type="checkbox"
          name={name}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className="text-strong text-warning">
          {error}
        </p>
      )}
    </div>
  );
}
