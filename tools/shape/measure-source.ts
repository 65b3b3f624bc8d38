import { parseSource, type SyntaxNode, visitNodes } from "./parse-source.ts";

export interface FunctionLength {
  name: string;
  lines: number;
}

export interface SourceMeasure {
  /** In the order in which they begin; what is inside another counts in both. */
  functions: FunctionLength[];
  /** How often `!` tells the compiler that something is there. */
  nonNullAssertions: number;
}

const functionTypes = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
  "ClassMethod",
  "PrivateMethod",
  "MethodProperty",
]);

/** What of a TypeScript file is counted. @throws when it cannot be read */
export function measureSource(source: string, file: string): SourceMeasure {
  const tree = parseSource(source, file);
  const bytes = Buffer.from(source);
  const begin = startOf(tree, source);
  const measure: SourceMeasure = { functions: [], nonNullAssertions: 0 };
  visitNodes(tree, ({ type = "", span }, name) => {
    if (type === "TsNonNullExpression") measure.nonNullAssertions += 1;
    if (!span || !functionTypes.has(type)) return;
    const text = bytes.toString("utf8", span.start - begin, span.end - begin);
    measure.functions.push({ name: name || "a function", lines: text.split("\n").length });
  });
  return measure;
}

/** Positions go on counting from file to file; the first token says where this one begins. */
function startOf(tree: SyntaxNode, source: string): number {
  const first = Buffer.byteLength(/^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(source)?.[0] ?? "");
  return (tree.span?.start ?? 0) - first;
}
