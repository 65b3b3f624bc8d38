"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { Button } from "#app/kits/ui/button/button.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type DayHalf, dayHalves, type SavedTwoFaces } from "#contracts/two-faces.ts";
import type { Messages } from "../copy/messages.ts";
import { nextAllowedName, anotherName, nameOf, type WordBank } from "../rules/names.ts";
import type { NamedPair } from "../rules/pair.ts";
import { useSaveNames } from "./use-save-names.ts";
import css from "./names.module.css";

interface NamesProps {
  bank: WordBank;
  named: NamedPair;
  onNames: (names: NamedPair["names"]) => void;
  /** The pair was kept, or waits for the network: there is something to make a card of. */
  onSave: () => void;
}

/** Two names, each of two words of the bank. */
export function Names({ bank, named, onNames, onSave }: NamesProps) {
  const t = useMessages<Messages>();
  const { names } = named;
  const saving = useSaveNames(named);

  return (
    <section className={`${css.names} lazy-section stack-4`} id="names" tabIndex={-1} aria-labelledby="names-title">
      <h2 id="names-title" className={`text-title ${role.display}`}>
        {t("names.title")}
      </h2>
      <p>{t("names.lead")}</p>
      {dayHalves.map((half) => (
        <NameFields
          key={half}
          half={half}
          bank={bank}
          names={names}
          onName={(name) => onNames({ ...names, [half]: name })}
        />
      ))}
      <Button
        look="bone"
        wide
        pending={saving.isBusy}
        onClick={() => {
          onSave();
          void saving.send();
        }}
      >
        {t("names.save")}
      </Button>
      <SaveStatus outcome={saving.outcome} />
    </section>
  );
}

interface NameFieldsProps {
  half: DayHalf;
  bank: WordBank;
  names: NamedPair["names"];
  onName: (name: NamedPair["names"]["morning"]) => void;
}

function NameFields({ half, bank, names, onName }: NameFieldsProps) {
  const t = useMessages<Messages>();
  const { heads, tails } = bank[half];
  const { head, tail } = names[half];
  const hour = t(`hours.${half}Of`);
  return (
    <fieldset className={`${css.name} stack-3`}>
      <legend className="full-row text-aside">{hour}</legend>
      <output className={classNames(css.shown, "full-row", role.display)}>{nameOf(bank[half], names[half])}</output>
      <SelectField
        label={t("names.head")}
        value={head}
        onChange={({ target }) => onName(nextAllowedName(bank[half], { head: Number(target.value), tail }))}
      >
        {heads.map(({ text }, number) => (
          <option key={text} value={number}>
            {text}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("names.tail")}
        value={tail}
        onChange={({ target }) => onName({ head, tail: Number(target.value) })}
      >
        {tails.map((text, number) => (
          <option key={text} value={number} disabled={heads[head]?.not.includes(number)}>
            {text}
          </option>
        ))}
      </SelectField>
      <Button
        look="line"
        compact
        aria-label={t("names.anotherOf", { hour })}
        onClick={() => onName(anotherName(bank[half], names[half], Math.random))}
      >
        {t("names.another")}
      </Button>
    </fieldset>
  );
}

function SaveStatus({ outcome }: { outcome: SavedTwoFaces | "failed" | "waits" | null }) {
  const t = useMessages<Messages>();
  const saved = outcome !== null && typeof outcome === "object" ? outcome : null;
  return (
    <div className={css.saved} role="status">
      {saved && (
        <p>
          {t("names.saved")}
          {t("names.savedCount", { n: saved.count })}
        </p>
      )}
      {saved?.isUnchosen && (
        <p className={`${css.unchosen} stack-1`}>
          <span className={role.display}>{t("names.unchosen")}</span>
          {t("names.unchosenLine")}
        </p>
      )}
      {outcome === "failed" && <p>{t("names.failed")}</p>}
      {outcome === "waits" && <p>{t("names.waits")}</p>}
    </div>
  );
}
