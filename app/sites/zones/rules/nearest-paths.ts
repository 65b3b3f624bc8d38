import { distance } from "fastest-levenshtein";

/** The `count` paths that are spelled most like `asked`, nearest first; what contains the asked word counts as near. */
export function nearestPaths(requestedPath: string, paths: readonly string[], count: number): string[] {
  const word = requestedPath.toLowerCase().replace(/^\//, "");
  const costOf = (path: string): number => {
    const name = path.replace(/^\//, "");
    const isContained = word.length > 2 && (name.includes(word) || word.startsWith(name));
    return distance(word, name) / Math.max(word.length, name.length, 1) - (isContained ? 0.5 : 0);
  };
  return paths.toSorted((a, b) => costOf(a) - costOf(b)).slice(0, count);
}
