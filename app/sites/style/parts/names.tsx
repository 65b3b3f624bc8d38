import { Button } from "#app/kits/ui/button/button.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { type DayHalf, dayHalves, type KeptTwoFaces } from "#contracts/two-faces.ts";
import type { Words } from "../copy/words.ts";
import { allowed, anotherName, nameOf, type WordBank } from "../rules/names.ts";
import type { NamedPair } from "../rules/pair.ts";
import { useKeep } from "./use-keep.ts";
import css from "./names.module.css";

interface NamesProps {
  bank: WordBank;
  named: NamedPair;
  onNames: (names: NamedPair["names"]) => void;
  /** The pair was kept, or waits for the network: there is something to make a card of. */
  onKept: () => void;
}

/** Two names, each of two words of the bank. */
export function Names({ bank, named, onNames, onKept }: NamesProps) {
  const t = useWords<Words>();
  const { names } = named;
  const keep = useKeep(named);

  return (
    <section className={css.names} id="names" tabIndex={-1} aria-labelledby="names-title">
      <h2 id="names-title" className={role.display}>
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
        pending={keep.isBusy}
        onClick={() => {
          onKept();
          void keep.send();
        }}
      >
        {t("names.keep")}
      </Button>
      <Kept outcome={keep.outcome} />
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
  const t = useWords<Words>();
  const { heads, tails } = bank[half];
  const { head, tail } = names[half];
  const hour = t(`hours.${half}Of`);
  return (
    <fieldset className={css.name}>
      <legend>{hour}</legend>
      <output className={classNames(css.shown, role.display)}>{nameOf(bank[half], names[half])}</output>
      <SelectField
        label={t("names.head")}
        value={head}
        onChange={({ target }) => onName(allowed(bank[half], { head: Number(target.value), tail }))}
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

function Kept({ outcome }: { outcome: KeptTwoFaces | "failed" | "waits" | null }) {
  const t = useWords<Words>();
  const kept = outcome !== null && typeof outcome === "object" ? outcome : null;
  return (
    <div className={css.kept} role="status">
      {kept && (
        <p>
          {t("names.kept")}
          {t("names.keptCount", { n: kept.count })}
        </p>
      )}
      {kept?.isUnchosen && (
        <p className={css.unchosen}>
          <span className={role.display}>{t("names.unchosen")}</span>
          {t("names.unchosenLine")}
        </p>
      )}
      {outcome === "failed" && <p>{t("names.failed")}</p>}
      {outcome === "waits" && <p>{t("names.waits")}</p>}
    </div>
  );
}
