import { parseSync } from "@swc/core";

/** A node of the syntax tree, as far as it is read here. Positions are bytes that go on counting from file to file. */
export interface SyntaxNode {
  type?: string;
  span?: { start: number; end: number };
  [key: string]: unknown;
}

/** The syntax tree of a TypeScript file, `.ts` or `.tsx`. @throws when it cannot be read */
export function parseSource(source: string, file: string): SyntaxNode {
  return parseSync(source, {
    syntax: "typescript",
    tsx: file.endsWith("x"),
    target: "es2022",
  }) as unknown as SyntaxNode;
}

/** Visits every node; `name` is that of the nearest declaration, key or variable above it. */
export function visitNodes(node: SyntaxNode, visit: (node: SyntaxNode, name: string) => void, name = ""): void {
  const own = nameOf(node) ?? name;
  visit(node, own);
  for (const [key, value] of Object.entries(node)) {
    if (key === "span") continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === "object" && child !== null) visitNodes(child as SyntaxNode, visit, own);
    }
  }
}

function nameOf(node: SyntaxNode): string | null {
  const holder = (node.identifier ??
    node.key ??
    (node.type === "VariableDeclarator" ? node.id : null)) as SyntaxNode | null;
  return typeof holder?.value === "string" ? holder.value : null;
}
