import pg from "pg";

const { builtins } = pg.types;
/** Types of PostgreSQL that `builtins` has no name for: regclass and name. */
const oids = { name: 19, regclass: 2_205 };

/** Arrays by their numbers, and what is in them. */
const elements: Readonly<Record<number, number>> = {
  1_000: builtins.BOOL,
  1_005: builtins.INT2,
  1_007: builtins.INT4,
  1_009: builtins.TEXT,
  1_016: builtins.INT8,
  1_021: builtins.FLOAT4,
  1_022: builtins.FLOAT8,
  1_182: builtins.DATE,
  1_185: builtins.TIMESTAMPTZ,
  2_951: builtins.UUID,
};

/** What rows hold, as the driver and `parserFor` of the platform convert it. */
const rowTypes: Readonly<Record<number, string>> = {
  [builtins.BOOL]: "boolean",
  [builtins.INT2]: "number",
  [builtins.INT4]: "number",
  [builtins.INT8]: "number",
  [builtins.FLOAT4]: "number",
  [builtins.FLOAT8]: "number",
  [builtins.OID]: "number",
  [builtins.NUMERIC]: "string",
  [builtins.TEXT]: "string",
  [builtins.VARCHAR]: "string",
  [builtins.BPCHAR]: "string",
  [builtins.UUID]: "string",
  [builtins.DATE]: "string",
  [builtins.TIMESTAMPTZ]: "Date",
  [builtins.TIMESTAMP]: "Date",
  [builtins.BYTEA]: "Buffer",
  [oids.name]: "string",
  [oids.regclass]: "string",
};

/** The TypeScript type of a value in a row; `unknown` for JSON and for what no row of ours holds. */
export function rowType(oid: number): string {
  const element = elements[oid];
  // The driver converts what is in an array by rules of its own: a bigint there is a text, and a day a moment.
  if (element === builtins.INT8) return "string[]";
  if (element === builtins.DATE) return "Date[]";
  return element === undefined ? (rowTypes[oid] ?? "unknown") : `${rowType(element)}[]`;
}

/** The TypeScript type of a value that is given: null may stand for any, and arrays may be made by `binary-arrays.ts`. */
export function valueType(oid: number): string {
  const element = elements[oid];
  if (element === undefined) return oid === builtins.NUMERIC ? "number | null" : `${rowTypes[oid] ?? "unknown"} | null`;
  // A moment of an array may be its text as well: for the driver that is cheaper.
  const one = element === builtins.TIMESTAMPTZ ? "Date | string" : (rowTypes[element] ?? "unknown");
  return `readonly (${one} | null)[] | Buffer | null`;
}
