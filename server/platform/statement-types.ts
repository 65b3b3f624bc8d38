/**
 * What every checked statement takes and gives, by its text. Filled by generated files (`server/schema/statements.ts`,
 * `test-support/statements.ts`), which `npm run schema` writes from the statements themselves and the migrated schema.
 */
export interface StatementTypes {}

/** The text of a checked statement. */
export type StatementText = keyof StatementTypes & string;

/** A row of a statement, by its text: also of one that is only the beginning of others ("SELECT id, code FROM recipes"). */
export type RowOf<Text extends StatementText> = StatementTypes[Text] extends { row: infer Row } ? Row : never;

/** The values of a statement, in the order of its parameters. */
export type ValuesOf<Text extends StatementText> = StatementTypes[Text] extends { values: infer Values }
  ? Values
  : never;
