import type pg from "pg";
import type { Table } from "./read-tables.ts";

/** A node of `EXPLAIN (VERBOSE, FORMAT JSON)`. */
interface PlanNode {
  "Node Type": string;
  "Join Type"?: string;
  "Parent Relationship"?: string;
  "Subplan Name"?: string;
  "CTE Name"?: string;
  "Relation Name"?: string;
  Alias?: string;
  "Group Key"?: string[];
  "Grouping Sets"?: unknown;
  Output?: string[];
  Plans?: PlanNode[];
}

/** What is known of a statement's plan. */
interface Plan {
  nodes: readonly PlanNode[];
  /** What may be missing as a whole row: the far sides of outer joins, and what grouping sets leave out. */
  missing: ReadonlySet<string>;
  /** Columns that are never null where their row is there, as the plan prints them: "w.product_id". */
  notNull: ReadonlySet<string>;
}

/**
 * For each field of a statement whether it may be null: `asColumn` where a column's own NOT NULL does not hold (the far
 * side of an outer join), `asComputed` where nothing shows that a computed value is never null. A note behind the name
 * of a field (`readNote`) decides where the plan cannot.
 */
export async function nullableFields(
  client: pg.ClientBase,
  tables: ReadonlyMap<number, Table>,
  text: string,
  fields: number,
): Promise<{ asColumn: boolean; asComputed: boolean }[]> {
  const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${text}`);
  const root: PlanNode = rows[0]["QUERY PLAN"][0].Plan;
  const nodes = allNodes(root);
  const plan = { nodes, missing: findMissing(nodes), notNull: findNotNull(nodes, tables) };
  return Array.from({ length: fields }, (_, index) => {
    const output = root.Output?.[index];
    return {
      asColumn: output === undefined ? plan.missing.size > 0 : plan.missing.has(output),
      asComputed: output === undefined || !isNeverNull(output, plan),
    };
  });
}

const allNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(allNodes)];

function findMissing(nodes: readonly PlanNode[]): Set<string> {
  const missing = new Set<string>();
  const partsWithJoin = new Set<string>();
  const add = (node: PlanNode): void => node.Output?.forEach((output) => missing.add(output));
  for (const node of nodes) {
    const sides = { Left: ["Inner"], Right: ["Outer"], Full: ["Inner", "Outer"] }[node["Join Type"] ?? ""] ?? [];
    for (const child of node.Plans ?? [])
      if (sides.includes(child["Parent Relationship"] ?? "")) allNodes(child).forEach(add);
    // Columns a grouping set leaves out are null; what is counted is not.
    if (node["Grouping Sets"] !== undefined)
      for (const output of node.Output ?? []) if (!/^\(*count\(/.test(output)) missing.add(output);
    // A part of a statement ("CTE placed") is read under other names: all of it may be missing then.
    const part = /^CTE (.*)$/.exec(node["Subplan Name"] ?? "")?.[1];
    if (part !== undefined && allNodes(node).some((one) => /^(Left|Right|Full)$/.test(one["Join Type"] ?? "")))
      partsWithJoin.add(part);
  }
  for (const node of nodes) if (partsWithJoin.has(node["CTE Name"] ?? "")) add(node);
  return missing;
}

function findNotNull(nodes: readonly PlanNode[], tables: ReadonlyMap<number, Table>): Set<string> {
  const byName = new Map([...tables.values()].map((table) => [table.name, table]));
  // With one table the plan prints its columns by their names alone, mostly.
  const isOne = new Set(nodes.flatMap(({ Alias }) => Alias ?? [])).size === 1;
  const columns = nodes.flatMap(({ "Relation Name": relation = "", Alias = relation }) =>
    [...(byName.get(relation)?.columns.values() ?? [])].flatMap(({ name, isNotNull }) =>
      isNotNull ? [`${Alias}.${name}`, ...(isOne ? [name] : [])] : [],
    ),
  );
  return new Set(columns);
}

/** Whether an expression, as the plan prints it, is a value for every row. */
function isNeverNull(printed: string, plan: Plan): boolean {
  if (plan.missing.has(printed)) return false;
  const expression = withoutCast(printed);
  if (plan.missing.has(expression)) return false;
  if (/^(-?\d+(\.\d+)?|true|false|'([^']|'')*')$/.test(expression) || plan.notNull.has(expression)) return true;
  if (/ IS (NOT )?(NULL|TRUE|FALSE)$/.test(expression) || /^(NOT )?\(?(EXISTS|ARRAY)\b/.test(expression)) return true;
  const query = /^\(?((?:Sub|Init)Plan \d+)\)?(\.col1)?$/.exec(expression)?.[1];
  if (query !== undefined) return isOneValue(query, plan);
  const operands = splitOutside(expression, / (?:=|<>|<=|>=|<|>|\+|-|\*|\|\||AND|OR) /g);
  if (operands.length > 1) return operands.every((operand) => isNeverNull(operand, plan));
  const [, name = "", inside = ""] = /^(\w+)\((.*)\)(?: OVER .*)?$/.exec(expression) ?? [];
  const given = splitOutside(inside, /, /g);
  if (name === "COALESCE" || name === "GREATEST" || name === "LEAST")
    return given.some((one) => isNeverNull(one, plan));
  if (alwaysValues.has(name)) return true;
  if (strictFunctions.has(name)) return given.every((one) => isNeverNull(one, plan));
  // An aggregate of a group has at least one row to look at.
  return (
    aggregates.has(name) &&
    isOfGroups(expression, plan) &&
    isNeverNull(inside.replace(/^DISTINCT | ORDER BY .*$/g, ""), plan)
  );
}

const alwaysValues = new Set([
  "count",
  "row_number",
  "rank",
  "dense_rank",
  "now",
  "gen_random_uuid",
  "jsonb_build_object",
]);
const strictFunctions = new Set([
  "to_char",
  "encode",
  "timezone",
  "lower",
  "length",
  "round",
  "abs",
  "jsonb_array_length",
]);
const aggregates = new Set(["sum", "min", "max", "avg", "array_agg", "jsonb_agg", "bool_or", "bool_and"]);

/** A query in brackets gives null where it finds no row, which an aggregate without groups always does. */
function isOneValue(name: string, plan: Plan): boolean {
  const node = plan.nodes.find((one) => one["Subplan Name"]?.startsWith(name));
  const output = node?.Output?.[0];
  return node?.["Node Type"] === "Aggregate" && !node["Group Key"] && output !== undefined && isNeverNull(output, plan);
}

function isOfGroups(aggregate: string, { nodes }: Plan): boolean {
  const makers = nodes.filter(
    (node) => node["Node Type"] === "Aggregate" && node.Output?.some((output) => output.includes(aggregate)),
  );
  return makers.length > 0 && makers.every((node) => node["Group Key"] !== undefined);
}

/** `((count(*))::integer)` → `count(*)`. */
function withoutCast(printed: string): string {
  const bare = printed.replace(/::[a-z ]+(\(\d+\))?(\[\])?$/, "");
  if (bare.startsWith("(") && isOneBracket(bare)) return withoutCast(bare.slice(1, -1));
  return bare === printed ? bare : withoutCast(bare);
}

/** Whether the first bracket closes with the last one. */
const isOneBracket = (text: string): boolean => /^_+$/.test(blankInside(text));

/** Splits where `separator` stands outside of brackets and texts. */
function splitOutside(text: string, separator: RegExp): string[] {
  const flat = blankInside(text);
  const parts: string[] = [];
  let from = 0;
  for (const found of flat.matchAll(separator)) {
    parts.push(text.slice(from, found.index));
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)];
}

/** Blanks out texts and what is in brackets, letter by letter, so that places stay the same. */
function blankInside(text: string): string {
  const flat = text.replace(/'([^']|'')*'/g, (inside) => "_".repeat(inside.length));
  const outer = flat.replace(/\([^()]*\)/g, (inside) => "_".repeat(inside.length));
  return outer === text ? outer : blankInside(outer);
}
