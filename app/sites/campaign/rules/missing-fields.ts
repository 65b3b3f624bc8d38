/** A field of the entry form by its name there. */
export type EntryField = `answer-${number}` | "lives" | "age" | "consent" | "rules";

/**
 * The fields that still want something, in the order in which they stand. Whoever is under eighteen has one more.
 * @param values of the form, as FormData gives them
 * @param questions how many a quiz asks; 0 without one
 */
export function missingFields(values: { get: (name: string) => unknown }, questions: number): EntryField[] {
  const answers = Array.from({ length: questions }, (_, at): EntryField => `answer-${at}`);
  const consent: EntryField[] = values.get("age") === "13-17" ? ["consent"] : [];
  return [...answers, "lives" as const, "age" as const, ...consent, "rules" as const].filter(
    (name) => !values.get(name),
  );
}

/** The place of a question, from 1; null for any other field. */
export function questionNumber(field: EntryField): number | null {
  return field.startsWith("answer-") ? Number(field.slice("answer-".length)) + 1 : null;
}
