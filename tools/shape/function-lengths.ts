import { parseSync } from "@swc/core";

export interface FunctionLength {
  name: string;
  lines: number;
}

interface Node {
  type?: string;
  span?: { start: number; end: number };
  [key: string]: unknown;
}

const kinds = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
  "ClassMethod",
  "PrivateMethod",
  "MethodProperty",
]);

/** The functions of a source file with the lines they take; what is inside another counts in both. */
export function functionLengths(source: string, file: string): FunctionLength[] {
  const tree = parseSync(source, {
    syntax: "typescript",
    tsx: file.endsWith("x"),
    target: "es2022",
  }) as unknown as Node;
  const bytes = Buffer.from(source);
  // Positions go on counting from file to file; the first token says where this one begins.
  const first = Buffer.byteLength(/^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(source)?.[0] ?? "");
  const begin = (tree.span?.start ?? 0) - first;
  const found: FunctionLength[] = [];
  visitNodes(tree, "", (node, name) => {
    if (!node.span || !kinds.has(node.type ?? "")) return;
    const text = bytes.toString("utf8", node.span.start - begin, node.span.end - begin);
    found.push({ name: name || "a function", lines: text.split("\n").length });
  });
  return found;
}

/** Visits every node; `name` is that of the nearest declaration, key or variable above it. */
function visitNodes(node: Node, name: string, visit: (node: Node, name: string) => void): void {
  const own = nameOf(node) ?? name;
  visit(node, own);
  for (const [key, value] of Object.entries(node)) {
    if (key === "span") continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === "object" && child !== null) visitNodes(child as Node, own, visit);
    }
  }
}

function nameOf(node: Node): string | null {
  const holder = (node.identifier ?? node.key ?? (node.type === "VariableDeclarator" ? node.id : null)) as Node | null;
  return typeof holder?.value === "string" ? holder.value : null;
}
