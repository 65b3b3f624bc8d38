import * as v from "valibot";
import { type Product, productSchema } from "#contracts/product.ts";
import { type ColumnMap, type FieldSource, listFields } from "./column-map.ts";
import type { FeedRow } from "./read-rows.ts";

/** One thing that is wrong with a feed, as a person looks for it. */
export interface FeedIssue {
  row: number;
  /** The column of the feed; where a field has none, the field. */
  column: string;
  value: string;
  message: string;
}

/** The row as a product of the catalogue, or all that is wrong with it. */
export function convertRow({ row, cells }: FeedRow, map: ColumnMap): Product | FeedIssue[] {
  const issues: FeedIssue[] = [];
  const values = new Map<string, string>();
  for (const [field, source] of Object.entries(map.fields)) {
    const value = valueOf(source, cells);
    if (typeof value === "string") values.set(field, value);
    else if (value) issues.push({ row, column: source.column ?? field, ...value });
  }
  fillIn(values, map);
  if (issues.length > 0) return issues;
  const checked = v.safeParse(productSchema, toProduct(values, map));
  if (checked.success) return checked.output;
  // One fault for each field: what follows from it says no more.
  const firsts = new Map(checked.issues.toReversed().map((issue) => [v.getDotPath(issue), issue]));
  return [...firsts.values()].toReversed().map((issue) => {
    const field = v.getDotPath(issue) ?? "id";
    const known = Object.keys(map.fields).find((name) => field === name || field.startsWith(`${name}.`));
    const column = (known && map.fields[known]?.column) ?? field;
    const value = values.get(known ?? field) ?? "";
    return { row, column, value, message: value === "" ? `${field} is missing` : plainMessage(field, issue.message) };
  });
}

function valueOf(source: FieldSource, cells: FeedRow["cells"]): string | Omit<FeedIssue, "row" | "column"> | null {
  const { column, constant, values, unit, isOptional } = source;
  if (constant !== undefined) return constant;
  const cell = cells[column ?? ""];
  if (cell === undefined) return { value: "", message: "the feed has no such column" };
  const text = cell.trim();
  if (text === "") return isOptional ? null : { value: "", message: "the cell is empty" };
  if (values) {
    const named = values[text];
    return named ?? { value: text, message: `the map names no such value; it knows ${Object.keys(values).join(", ")}` };
  }
  return unit ? toYen(text, unit) : text;
}

/** "¥1,650", "1650円", "１，６５０" as whole yen, tax included. In Shift_JIS the sign of the yen is that of a backslash. */
function toYen(text: string, unit: NonNullable<FieldSource["unit"]>): string | Omit<FeedIssue, "row" | "column"> {
  const digits = text
    .normalize("NFKC")
    .replace(/[¥￥\\,\s]|円|JPY/gi, "")
    .replace(/\.0+$/, "");
  if (!/^\d{1,9}$/.test(digits)) return { value: text, message: "is no price in whole yen" };
  return unit === "yen" ? digits : String(Math.floor((Number(digits) * 110) / 100));
}

/** What follows from other fields: the id from line and number, the place in the shop, what braces of a constant ask for. */
function fillIn(values: Map<string, string>, map: ColumnMap): void {
  const jan = values.get("jan");
  if (jan) values.set("jan", jan.normalize("NFKC").replaceAll(/[\s-]/g, ""));
  const number = values.get("number");
  if (number) values.set("number", number.normalize("NFKC").padStart(2, "0"));
  if (!map.fields.id && values.has("line") && number) values.set("id", `${values.get("line")}-${values.get("number")}`);
  for (const [field, { constant }] of Object.entries(map.fields))
    if (constant?.includes("{"))
      values.set(
        field,
        constant.replaceAll(/\{([\w.-]+)\}/g, (whole, name: string) => values.get(name) ?? whole),
      );
  const id = values.get("id");
  if (!map.fields.shopPath && id) values.set("shopPath", `/p/${id}`);
}

function toProduct(values: ReadonlyMap<string, string>, map: ColumnMap): object {
  const text = (field: string): string | undefined => values.get(field);
  const names = [...values].flatMap(([field, value]) => (field.startsWith("names.") ? [[field.slice(6), value]] : []));
  const hex = text("shade.hex");
  const price = text("priceYen");
  const optional = { code: text("code"), family: text("family") };
  return {
    ...{ id: text("id"), line: text("line"), number: text("number"), names: Object.fromEntries(names) as object },
    ...{ reading: text("reading"), jan: text("jan"), priceYen: price === undefined ? undefined : Number(price) },
    ...{ releasedOn: toDay(text("releasedOn")), state: text("state"), description: text("description") },
    shade: hex === undefined ? null : { hex: toHex(hex), finish: text("shade.finish") },
    moods: listOf("moods", values, map),
    shopPath: text("shopPath"),
    ...(optional.code !== undefined && { code: optional.code }),
    ...(optional.family !== undefined && { family: Number(optional.family) }),
    ...factsOf(values, map),
  };
}

/** What the row says beyond the catalogue; nothing where it says nothing. */
function factsOf(values: ReadonlyMap<string, string>, map: ColumnMap): { facts?: object } {
  const facts = [...values].flatMap(([field, value]) => {
    if (!field.startsWith("facts.")) return [];
    return [[field.slice("facts.".length), listFields.has(field) ? listOf(field, values, map) : value]];
  });
  return facts.length > 0 ? { facts: Object.fromEntries(facts) as object } : {};
}

/** The values of a cell that holds several. A comma within a number parts nothing: 1,2-ヘキサンジオール. */
function listOf(field: string, values: ReadonlyMap<string, string>, map: ColumnMap): string[] | undefined {
  const separator = map.fields[field]?.separator ?? map.listSeparator;
  return values
    .get(field)
    ?.split(separator === "," ? /,(?!\d)|(?<!\d),/u : separator)
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

/** "d2236f", "#D2236F" */
const toHex = (hex: string): string => `#${hex.replace(/^#/, "").toUpperCase()}`;

/** "2026/3/5", "20260305", "2026年3月5日" as "2026-03-05"; anything else as it is, for the contract to refuse. */
function toDay(text: string | undefined): string | undefined {
  const plain = text?.normalize("NFKC");
  const [, year, month = "", day = ""] = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D?$/.exec(plain ?? "") ?? [];
  return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : plain;
}

function plainMessage(field: string, message: string): string {
  if (message.startsWith("Invalid key")) return `${field} is missing`;
  return message.replace(/^Invalid (\w+): /, "").replace(/ but received .*$/, "");
}
