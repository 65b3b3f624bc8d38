import { parseSource, type SyntaxNode, visitNodes } from "../shape/parse-source.ts";

/**
 * The names that a TypeScript file gives: its variables, parameters, functions, types and the members of types and
 * classes. Keys of object literals and the left side of `{ key: name }` are not among them: data is called what its
 * owner calls it. @throws when the file cannot be read as TypeScript
 */
export function listDeclaredNames(source: string, file: string): string[] {
  const names: string[] = [];
  visitNodes(parseSource(source, file), (node) => {
    for (const key of bindingKeys[node.type ?? ""] ?? []) names.push(...namesIn(node[key]));
  });
  return names;
}

/** By type of node: under which of its keys the names stand that it declares. */
const bindingKeys: Record<string, readonly string[]> = {
  VariableDeclarator: ["id"],
  Parameter: ["pat"],
  ArrowFunctionExpression: ["params"],
  TsFunctionType: ["params"],
  CatchClause: ["param"],
  FunctionDeclaration: ["identifier"],
  ClassDeclaration: ["identifier"],
  TsInterfaceDeclaration: ["id"],
  TsTypeAliasDeclaration: ["id"],
  TsPropertySignature: ["key"],
  TsMethodSignature: ["key"],
  ClassProperty: ["key"],
  PrivateProperty: ["key"],
  ClassMethod: ["key"],
  PrivateMethod: ["key"],
  ImportSpecifier: ["local"],
  ImportDefaultSpecifier: ["local"],
  ImportNamespaceSpecifier: ["local"],
};

function namesIn(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesIn);
  if (typeof pattern !== "object" || pattern === null) return [];
  const node = pattern as SyntaxNode;
  switch (node.type) {
    case "Identifier":
    case "StringLiteral":
    case "PrivateName":
      return [String(node.value)];
    case "ObjectPattern":
      return namesIn(node.properties);
    case "ArrayPattern":
      return namesIn(node.elements);
    case "KeyValuePatternProperty":
      return namesIn(node.value);
    case "AssignmentPatternProperty":
      return namesIn(node.key);
    case "AssignmentPattern":
      return namesIn(node.left);
    case "RestElement":
      return namesIn(node.argument);
    default:
      return [];
  }
}
