import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import type { NameWords } from "../rules/name-colour.ts";
import css from "./colour-name.module.css";

/** The name of a colour in three columns: when, what it does, what it is. Read out in one breath. */
export function ColourName({ words, as: Heading = "h2" }: { words: NameWords; as?: "h1" | "h2" }) {
  return (
    <Heading className={classNames(css.name, role.display)}>
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </Heading>
  );
}
