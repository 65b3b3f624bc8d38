import { relative } from "node:path";
import type { CallExpression, Node, SourceFile } from "typescript/unstable/ast";
import {
  isCallExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isTypeReferenceNode,
} from "typescript/unstable/ast/is";
import { API, type Project, type Type } from "typescript/unstable/sync";

/** A statement as it stands in the code. */
export interface CollectedStatement {
  text: string;
  /** Every place it stands at, "server/modules/wishes/my-wishes.ts:12". */
  places: string[];
}

/**
 * All statements of the code whose text is known before it runs: those given to `query`, and those a `RowOf` names. The
 * compiler itself puts a text together from its constants, so what is read here is what types are looked up by.
 */
export function collectStatements(root: string): CollectedStatement[] {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: ["tsconfig.json"] }).getProjects()[0];
    if (project === undefined) throw new Error(`${root} has no tsconfig.json`);
    const places = new Map<string, string[]>();
    for (const file of project.program.getSourceFileNames()) {
      const source = file.startsWith(`${root}/node_modules/`) ? undefined : project.program.getSourceFile(file);
      if (source === undefined || !/\.query\(|RowOf</.test(source.text)) continue;
      for (const node of findTexts(source)) {
        const line = source.text.slice(0, node.end).split("\n").length;
        const place = `${relative(root, file)}:${line}`;
        for (const text of readLiterals(project, node)) places.set(text, [...(places.get(text) ?? []), place]);
      }
    }
    return [...places].map(([text, at]) => ({ text, places: at }));
  } finally {
    api.close();
  }
}

/** The nodes that hold a statement's text: an expression, or the type in `RowOf<…>`. */
function findTexts(source: SourceFile): Node[] {
  const found: Node[] = [];
  const visit = (node: Node): void => {
    if (isCallExpression(node)) found.push(...textOfCall(node));
    if (isTypeReferenceNode(node) && isIdentifier(node.typeName) && node.typeName.text === "RowOf")
      found.push(...(node.typeArguments ?? []));
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function textOfCall({ expression, arguments: values }: CallExpression): Node[] {
  const [statement] = values;
  if (!isPropertyAccessExpression(expression) || expression.name.text !== "query") return [];
  // A connection of the driver's own, which tests have, is asked without types.
  if (isIdentifier(expression.expression) && expression.expression.text === "client") return [];
  if (statement === undefined || !isObjectLiteralExpression(statement)) return [];
  return statement.properties.flatMap((property): Node[] => {
    if (isPropertyAssignment(property) && isNamedText(property.name)) return [property.initializer];
    return isShorthandPropertyAssignment(property) && isNamedText(property.name) ? [property.name] : [];
  });
}

const isNamedText = (name: Node): boolean => isIdentifier(name) && name.text === "text";

/** The texts an expression may be: none where they are known at run time only, which its own type check refuses. */
function readLiterals(project: Project, node: Node): string[] {
  const type = project.checker.getTypeAtLocation(node);
  if (type === undefined) return [];
  const options: readonly Type[] = type.isUnionType() ? type.getTypes() : [type];
  return options.flatMap((option) => (option.isStringLiteralType() ? [option.value] : []));
}
